import type { ImportCommand } from '../compose/command-socket.ts';
import type { Database } from '../platform/database/database.ts';
/** Runs an import as the command line asked for it. */
import { today } from '../platform/today.ts';
import { type ImportSummary, importFeed, type OnImportProgress } from './import-feed.ts';
import { openFeedFile } from './open-source.ts';
export async function importCommand(
  database: Database,
  { path, mapping, dealer, dryRun, allowRemoval }: ImportCommand,
  workFolder: string,
  onProgress: OnImportProgress,
  signal?: AbortSignal,
): Promise<ImportSummary> {
  const options = {
    ...(mapping !== undefined && { mapping }),
    ...(dealer !== undefined && { dealer }),
    dryRun,
    allowRemoval,
    today: today(),
    workFolder,
    ...(signal && { signal }),
  };
  return importFeed(database, await openFeedFile(path), options, onProgress);
}
