import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { openFeedStream } from '../file/open-source.ts';
import { readTable } from '../file/read-table.ts';
import { bindMapping } from '../mapping.ts';
import { mappings } from '../mappings.ts';
import { QuarantineReport } from '../quarantine-report.ts';
import { readCar } from '../rows/read-car.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readRows(parts: Iterable<string | Uint8Array>) {
  const bytes = Readable.from(
    (function* () {
      for (const part of parts) yield Buffer.from(part);
    })(),
  );
  const table = await readTable(await openFeedStream('test.csv', bytes));
  const rows = [];
  for await (const { cells } of table.rows) rows.push(cells);
  return rows;
}

function* repeat(text: string, times: number) {
  for (let time = 0; time < times; time += 1) yield text;
}

/** Nearly all of it are empty lines. */
const blank = Buffer.alloc(70_000_000, '\n');
blank.write('vin,make');

describe('what was made to fill memory or disk', () => {
  test('rows without a text are no rows', async () => {
    expect(await readRows(['a,b,c\n', ...repeat(',,\n'.repeat(1000), 100), '1,2,3\n'])).toEqual([
      ['1', '2', '3'],
    ]);
  });

  test.each([
    ['a line of commas', ['a,b\n', ...repeat(','.repeat(65_536), 200)], /a line of more than 4 MB/],
    ['too many columns', [`${'a,'.repeat(5000)}\n`], /5,001 columns: expected 2,000 at most/],
    ['gzip', [new Uint8Array(gzipSync(blank))], /more than 200 times its size/],
    ['zip', [zipSync({ 'cars.csv': blank })], /more than 200 times its size/],
  ])('%s is refused with a sentence', async (_kind, parts, sentence) => {
    await expect(readRows(parts)).rejects.toThrow(sentence);
  });

  test('a zip that unpacks lets others have their turn', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const lines = Buffer.from('vin,make\n'.repeat(1_000_000));
    await readRows([zipSync({ 'cars.csv': lines })]).catch(() => {});
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  test('a report of refused rows lists so many, each value shortened', async () => {
    const report = new QuarantineReport(join(folder, 'report.csv'));
    const refusal = {
      field: 'price',
      column: 'price',
      value: 'x'.repeat(100_000),
      reason: 'expected an amount',
    } as const;
    const named = { dealerCode: null, stockNumber: null, words: '' };
    for (let line = 2; line < 10_100; line += 1) await report.add(line, [refusal], named);
    await report.close();
    const lines = readFileSync(report.path, 'utf8').trim().split('\r\n');
    expect(report.rows).toBe(10_098);
    expect(lines).toHaveLength(10_002);
    expect(lines.at(-1)).toBe(',,,further rows are not listed,,,,');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
    expect(readdirSync(folder)).toEqual(['report.csv']);
  });
});

describe('a text of a feed', () => {
  const [mapping] = mappings.filter(({ name }) => name === 'carscom');
  if (!mapping) throw new Error('there is no such mapping');
  const header =
    'vin,year,make,model_trim,used_new,price,seller_type,seller_name,seller_street,state,zip'.split(
      ',',
    );
  const reader = bindMapping(mapping, header);
  const read = (cells: Record<string, string>) => {
    const good = {
      vin: '1HGCM82633A004352',
      year: '2003',
      make: 'Honda',
      model_trim: 'Accord EX',
      used_new: 'Used',
      seller_name: 'Kestrel Honda',
      zip: '30303',
    };
    const row: Record<string, string> = { ...good, ...cells };
    return readCar(
      header.map((column) => row[column] ?? ''),
      { mapping, reader, dealer: null, currentYear: 2026 },
    );
  };

  test('that is as long as such texts are is taken', () => {
    expect(read({ seller_name: 'K'.repeat(200) }).ok).toBe(true);
  });

  test.each([
    ['seller_name', 'K'.repeat(900_000), 'expected at most 200 characters, not 900,000'],
    ['seller_street', 'K'.repeat(201), 'expected at most 200 characters, not 201'],
    ['seller_name', 'Kestrel\0Honda', 'expected text without zero characters'],
  ])('%s that is not is refused with a sentence', (column, value, reason) => {
    expect(read({ [column]: value })).toMatchObject({
      ok: false,
      refusals: [{ column, value, reason }],
    });
  });
});
