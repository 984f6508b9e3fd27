import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findZip } from '@forecourt/catalog/places/places';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { commandLine } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { requireDiskSpace } from '../platform/disk-space.ts';
import { applySpool } from './apply-spool.ts';
import type { FeedSource } from './file/open-source.ts';
import { readTable, type Table } from './file/read-table.ts';
import type { ImportOptions, ImportSummary, OnImportProgress } from './import-options.ts';
import { bindMapping, type Mapping, type RowReader, recogniseMapping } from './mapping.ts';
import { findMapping, mappings } from './mappings.ts';
import { QuarantineReport } from './quarantine-report.ts';
import type { CarField } from './rows/car-fields.ts';
import { readCar } from './rows/read-car.ts';
import { recordRun } from './runs/record-run.ts';
import { tallyDealers } from './runs/record-run-dealers.ts';
import { Spool } from './spool.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** A file that begins with so many refused rows, and no other, is not read on. */
const maxRefusedAtFirst = 10_000;

/** Rows between two reports of progress. */
const rowsPerReport = 500;

/**
 * Takes in a dealer's file, or one of many dealers, as full inventory: what it does not name any more
 * leaves the market. The file is read to its end before anything is changed, so that an unreadable one changes
 * nothing; then dealer by dealer is applied, each as a whole. However it ends, the file is closed.
 *
 * @throws UnreadableFeed when the file as a whole cannot be used
 * @throws ImportStopped when it ended before all was applied
 */
export async function importFeed(
  database: Database,
  source: FeedSource,
  options: ImportOptions,
  onProgress: OnImportProgress,
): Promise<ImportSummary> {
  try {
    return await takeIn(database, source, options, onProgress);
  } finally {
    source.close();
  }
}

async function takeIn(
  database: Database,
  source: FeedSource,
  options: ImportOptions,
  onProgress: OnImportProgress,
): Promise<ImportSummary> {
  const { startedAt = new Date() } = options;
  const runId = randomUUID();
  const table = await readTable(source);
  const mapping = chooseMapping(source, table, options);
  const reader = bindMapping(mapping, table.header);
  requireColumns(reader, mapping, options);
  const report = new QuarantineReport(join(options.workFolder, 'quarantine', `${runId}.csv`));
  const spool = new Spool(join(options.workFolder, 'spool'), runId);
  const refused = new Map<string, number>();
  try {
    await (options.requireSpace ?? requireDiskSpace)(options.workFolder);
    const rows = await readRows(source, table, {
      mapping,
      reader,
      options,
      report,
      spool,
      refused,
      onProgress,
    });
    await report.close();
    const { actor = commandLine, source: name = source.name } = options;
    const { dealers, ...applied } = await applySpool(
      database,
      spool,
      { ...options, source: name },
      onProgress,
    );
    const summary: ImportSummary = {
      runId,
      mapping: mapping.name,
      rows,
      refused: report.rows,
      duplicates: spool.duplicates,
      isOfOneDealer: options.onlyDealer !== undefined,
      report: report.rows > 0 ? report.path : null,
      ...applied,
    };
    if (!options.dryRun) {
      const kept = summary.held.length > 0 ? await keepFile(runId, options) : nothingToKeep;
      const { dealerCodes } = spool;
      const tallies = tallyDealers(dealers, refused, spool, options.onlyDealer);
      await recordRun(database, {
        source: name,
        startedAt,
        summary,
        ...kept,
        actor,
        dealerCodes,
        tallies,
      });
    }
    return summary;
  } finally {
    spool.close();
    await report.close().catch(() => {});
  }
}

const nothingToKeep = { file: null, whyNotKept: null };

/** A file that cannot be kept keeps nobody from being told what was applied. */
async function keepFile(runId: string, { keepFile: keep }: ImportOptions) {
  try {
    return { file: (await keep?.(runId)) ?? null, whyNotKept: null };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return {
      file: null,
      whyNotKept: `The file of held dealers could not be kept (${code ?? message}).`,
    };
  }
}

function chooseMapping(source: FeedSource, table: Table, options: ImportOptions): Mapping {
  const names = mappings.map(({ name }) => name).join(', ');
  if (options.mapping !== undefined) {
    const named = findMapping(options.mapping);
    if (named) return named;
    throw new UnreadableFeed(
      `There is no mapping “${options.mapping}”: the mappings are ${names}.`,
    );
  }
  const recognised = recogniseMapping(table.header, mappings);
  if (recognised) return recognised;
  const header = table.header.slice(0, 8).join(', ');
  throw new UnreadableFeed(
    `The columns of ${source.name} (${header} …) are of no known dialect: name its mapping (${names}).`,
  );
}

const neededColumns: readonly CarField[] = ['vin', 'make', 'model'];

function requireColumns(reader: RowReader, mapping: Mapping, { dealer }: ImportOptions): void {
  const missing = neededColumns.filter((field) => !reader.has(field));
  if (missing.length > 0) {
    throw new UnreadableFeed(
      `The file has no column for ${missing.join(', ')}, which the mapping “${mapping.name}” needs.`,
    );
  }
  const namesDealers =
    reader.has('dealerName') &&
    (reader.has('dealerZip') || reader.has('dealerStreet') || reader.has('dealerCity'));
  if (!dealer && !namesDealers) {
    throw new UnreadableFeed(
      'The file does not say whose cars it lists: name the dealer by its own code, name and ZIP code.',
    );
  }
  if (dealer && !findZip(dealer.zip)) {
    throw new UnreadableFeed(`ZIP code: expected one of the United States, got ${dealer.zip}.`);
  }
}

interface Reading {
  readonly mapping: Mapping;
  readonly reader: RowReader;
  readonly options: ImportOptions;
  readonly report: QuarantineReport;
  readonly spool: Spool;
  /** How many rows were refused, by the code of their dealer. */
  readonly refused: Map<string, number>;
  readonly onProgress: OnImportProgress;
}

async function readRows(source: FeedSource, table: Table, reading: Reading): Promise<number> {
  const { options, report, spool, refused, onProgress } = reading;
  const context = {
    mapping: reading.mapping,
    reader: reading.reader,
    dealer: options.dealer ?? null,
    currentYear: Number(options.today.slice(0, 4)),
  };
  let rows = 0;
  for await (const { line, cells } of table.rows) {
    if (options.signal?.aborted)
      throw new UnreadableFeed('The import was cancelled: nothing was changed.');
    rows += 1;
    const read = readCar(cells, context);
    if (read.ok) spool.add(read.car, read.seller);
    else {
      await report.add(line, read.refusals, read.named);
      const { dealerCode } = read.named;
      if (dealerCode !== null) {
        spool.nameDealer(dealerCode);
        refused.set(dealerCode, (refused.get(dealerCode) ?? 0) + 1);
      }
    }
    if (report.rows === maxRefusedAtFirst && report.rows === rows) {
      throw new UnreadableFeed(
        `The first ${groupDigits(maxRefusedAtFirst)} rows are all refused: nothing was changed. Why: ${report.path}`,
      );
    }
    if (rows % rowsPerReport === 0) onProgress('reading', source.bytesRead(), source.size);
  }
  return rows;
}
