import { commandLine } from '../audit/audit-log.ts';
import type { CommandParts } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { openFeedFile } from './file/open-source.ts';
import { importFeed } from './import-feed.ts';
import type { ImportOptions, ImportSummary, OnImportProgress } from './import-options.ts';
import { keepHeldFile } from './keep-held-file.ts';
import { recordFailure } from './runs/record-run.ts';

/** A file that is to be taken in. */
export interface AskedFile extends Pick<ImportOptions, 'dryRun' | 'allowRemoval'> {
  readonly path: string;
  readonly mapping?: string | undefined;
  readonly dealer?: ImportOptions['dealer'] | undefined;
  /** Who asks, where it is not the command line. */
  readonly actor?: string | undefined;
  /** What the file is called in the list of runs; its path unless given. */
  readonly source?: string | undefined;
  /** What it is called in sentences, where that is neither. */
  readonly called?: string | undefined;
}

type ImportParts = Pick<CommandParts, 'database' | 'dataDir' | 'today' | 'signal'>;

/**
 * Takes in a file, and keeps it where it held a dealer. Why one cannot be used is told in the list of runs, too.
 *
 * @throws UnreadableFeed, ImportStopped
 */
export async function importFile(
  { database, dataDir, today, signal }: ImportParts,
  { path, mapping, dealer, dryRun, allowRemoval, ...asked }: AskedFile,
  onProgress: OnImportProgress = () => {},
): Promise<ImportSummary> {
  const { actor = commandLine, source = path, called = source } = asked;
  const startedAt = new Date();
  const options: ImportOptions = {
    startedAt,
    dryRun,
    allowRemoval,
    today,
    actor,
    source,
    workFolder: dataDir,
    ...(mapping !== undefined && { mapping }),
    ...(dealer !== undefined && { dealer }),
    keepFile: (runId) => keepHeldFile(path, { dataDir, runId, isGiven: dealer !== undefined }),
    ...(signal && { signal }),
  };
  try {
    return await importFeed(database, await openFeedFile(path, called), options, onProgress);
  } catch (error) {
    if (error instanceof Refusal && !dryRun)
      await recordFailure(database, {
        source,
        mapping: mapping ?? '',
        startedAt,
        actor,
        failure: error.message,
      });
    throw error;
  }
}
