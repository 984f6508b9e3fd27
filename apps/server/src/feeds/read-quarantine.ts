import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quarantine } from '@forecourt/domain/operator/quarantine';
import { parse } from 'csv-parse';
import { isUuid } from '../platform/database/is-uuid.ts';
import { asItCame } from './quarantine-report.ts';

/** Cells at fault that a page shows; the file has all. */
const maxShown = 100;

const pathOf = (dataDir: string, runId: string) => join(dataDir, 'quarantine', `${runId}.csv`);

/** Lines of the report of a run as they were written; null where there is none. */
export async function quarantineLines(
  dataDir: string,
  runId: string,
): Promise<AsyncIterable<string> | null> {
  if (!isUuid(runId)) return null;
  const path = pathOf(dataDir, runId);
  if (!(await exists(path))) return null;
  return createReadStream(path, { encoding: 'utf8' });
}

/**
 * The cells at fault of a run, counted by column.
 *
 * @param column only those of it; all of them where it is empty
 */
export async function readQuarantine(
  dataDir: string,
  runId: string,
  column: string,
): Promise<Quarantine | null> {
  const path = pathOf(dataDir, runId);
  if (!(await exists(path))) return null;
  const byColumn = new Map<string, number>();
  const cells: Quarantine['cells'][number][] = [];
  const rows = createReadStream(path).pipe(parse({ from_line: 2, relax_column_count: true }));
  for await (const row of rows) {
    const cellsOfRow = (row as readonly string[]).map(asItCame);
    const [line = '', name = '', value = '', reason = ''] = cellsOfRow;
    byColumn.set(name, (byColumn.get(name) ?? 0) + 1);
    if ((column === '' || column === name) && cells.length < maxShown)
      cells.push({ line, column: name, value, reason });
  }
  const columns = [...byColumn].map(([name, count]) => ({ name, count }));
  return {
    ...{ cells, columns: columns.sort((a, b) => b.count - a.count) },
    total: columns.reduce((sum, { count }) => sum + count, 0),
  };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
