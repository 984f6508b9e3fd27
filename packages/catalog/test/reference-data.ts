import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'vitest';

/**
 * Real listings, specifications and places, kept beside the repository and not part of it. Tests
 * that measure against them are skipped where they are missing.
 */
const folder = join(import.meta.dirname, '../../../../shared/data');

/** A test that needs the real data; without them, one line says that it was skipped. */
export function measure(title: string, body: () => void): void {
  const present = existsSync(folder);
  if (!present) console.log(`Skipped for want of ../shared/data: ${title}`);
  test.skipIf(!present)(title, body);
}

/** A row: what stands in a column, empty when unknown. */
export type Row<Column extends string> = (column: Column) => string;

/**
 * The rows of a compressed CSV file, giving the named columns alone.
 *
 * @throws when the file lacks one of them
 */
export function* readRows<Column extends string>(
  file: string,
  columns: readonly Column[],
): Generator<Row<Column>> {
  const [head = '', ...lines] = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split('\n');
  const names = splitLine(head);
  const places = new Map(columns.map((column) => [column, names.indexOf(column)]));
  for (const [column, place] of places) {
    if (place === -1) throw new Error(`${file} has no column ${column}.`);
  }
  for (const line of lines) {
    if (line === '') continue;
    const cells = splitLine(line);
    yield (column) => cells[places.get(column) ?? -1] ?? '';
  }
}

/** Cells of a line; quotes enclose cells with commas and are doubled inside. No cell holds a line break. */
function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** The value that as many lie below as above; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given share lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** `94.1 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
