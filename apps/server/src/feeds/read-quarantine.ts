import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Quarantine } from '@forecourt/domain/operator/quarantine';
import { parse } from 'csv-parse';
import { fromCsvCell } from '../platform/csv.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import type { Refusal, RefusedCar } from './rows/car-draft.ts';
import type { CarField } from './rows/car-fields.ts';

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
  for await (const [line = '', name = '', value = '', reason = ''] of readRows(path)) {
    byColumn.set(name, (byColumn.get(name) ?? 0) + 1);
    if ((column === '' || column === name) && cells.length < maxShown)
      cells.push({ line, column: name, value, reason });
  }
  const columns = [...byColumn].map(([name, count]) => ({ name, count }));
  return {
    cells,
    columns: columns.sort((a, b) => b.count - a.count),
    total: columns.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A car whose row was refused, with its cells at fault. */
export interface RefusedCarRow extends RefusedCar {
  readonly cells: readonly Refusal[];
}

/**
 * The cars of one dealer that a run refused, in the order of the file.
 *
 * @param max how many at the most
 * @returns null where there is no report of the run
 */
export async function readRefusedCars(
  dataDir: string,
  runId: string,
  dealerCode: string,
  max = maxShown,
): Promise<RefusedCarRow[] | null> {
  const path = pathOf(dataDir, runId);
  if (!(await exists(path))) return null;
  const cars = new Map<string, RefusedCar & { readonly cells: Refusal[] }>();
  for await (const row of readRows(path)) {
    const [line = '', column = '', value = '', reason = '', field = '', dealer = '', ...car] = row;
    if (dealer === '' || dealer !== dealerCode) continue;
    const known = cars.get(line);
    const cell = { field: field as CarField, column, value, reason };
    if (known) known.cells.push(cell);
    else if (cars.size === max) break;
    else {
      const [stockNumber = '', words = ''] = car;
      cars.set(line, { dealerCode, stockNumber: stockNumber || null, words, cells: [cell] });
    }
  }
  return [...cars.values()];
}

/**
 * The cells of a report as they came, row by row; it is closed where nobody reads on. A row without a line of the
 * file says that no more are listed.
 */
async function* readRows(path: string): AsyncGenerator<readonly string[]> {
  const rows = parse({ from_line: 2, relax_column_count: true });
  // What fails in it is told to who reads the rows.
  pipeline(createReadStream(path), rows, () => {});
  for await (const row of rows as AsyncIterable<readonly string[]>)
    if (row[0] !== '') yield row.map(fromCsvCell);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
