import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { QuarantineReport } from '../quarantine-report.ts';
import { readQuarantine, readRefusedCars } from '../read-quarantine.ts';
import { forgetQuarantine } from '../runs/forget-quarantine.ts';
import { runDays } from '../runs/forget-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = {
  field: 'price',
  column: 'price',
  value: 'twelve',
  reason: 'expected a number',
} as const;
const named = { dealerCode: 'kestrel', stockNumber: 'K2107', words: '2021 Honda CR-V' };
/** Linux alone has a file that is on a full disk. */
const onFullDisk = test.skipIf(!existsSync('/dev/full'));
const isFull = 'The report of refused rows cannot be written (ENOSPC): nothing was changed.';

test('a report is whole when it is closed, and may be closed again', async () => {
  const report = new QuarantineReport(join(folder, 'whole.csv'));
  await report.add(2, [refusal], named);
  await report.close();
  await report.close();
  expect(readFileSync(report.path, 'utf8')).toBe(
    'line,column,value,reason,field,dealer,stock_number,car\r\n2,price,twelve,expected a number,price,kestrel,K2107,2021 Honda CR-V\r\n',
  );
});

test('no spreadsheet runs a cell of a report, and who reads it has the cells as they came', async () => {
  const runId = '11111111-1111-4111-8111-111111111111';
  const report = new QuarantineReport(join(folder, 'quarantine', `${runId}.csv`));
  const values = ['-5', '=1+1', "'-5", "''=1", "'90s", '\t9', 'twelve'];
  for (const value of values) await report.add(2, [{ ...refusal, column: '@price', value }], named);
  await report.close();
  const lines = readFileSync(report.path, 'utf8').split('\r\n').slice(1, -1);
  expect(lines.filter((line) => /,"?[=+\-@\t]/.test(line))).toEqual([]);
  const read = await readQuarantine(folder, runId, '');
  expect(read?.cells.map(({ value }) => value)).toEqual(values);
  expect(read?.columns).toEqual([{ name: '@price', count: values.length }]);
});

/** Linux alone tells which files a process has open. */
const openFiles = '/proc/self/fd';
test.skipIf(!existsSync(openFiles))('a report of which enough was read is closed', async () => {
  const runId = '22222222-2222-4222-8222-222222222222';
  const report = new QuarantineReport(join(folder, 'quarantine', `${runId}.csv`));
  for (let line = 1; line <= 10_000; line += 1) await report.add(line, [refusal], named);
  await report.close();
  expect(await readRefusedCars(folder, runId, 'kestrel', 3)).toHaveLength(3);
  const isOpen = (file: string) =>
    existsSync(join(openFiles, file)) && readlinkSync(join(openFiles, file)) === report.path;
  await vi.waitFor(() => expect(readdirSync(openFiles).filter(isOpen)).toEqual([]));
});

onFullDisk('a report on a full disk fails when it is closed, and nothing else does', async () => {
  const report = new QuarantineReport('/dev/full');
  await report.add(2, [refusal], named);
  await expect(report.close()).rejects.toThrow(isFull);
});

onFullDisk('a report on a full disk fails as rows are added, whatever waits for it', async () => {
  const report = new QuarantineReport('/dev/full');
  const addMany = async () => {
    for (let line = 2; line < 2000; line += 1) await report.add(line, [refusal], named);
  };
  await expect(addMany()).rejects.toThrow(isFull);
  await expect(report.close()).rejects.toThrow(isFull);
});

test('a report that cannot be opened says so', async () => {
  writeFileSync(join(folder, 'file'), '');
  const inFile = new QuarantineReport(join(folder, 'file', 'report.csv'));
  await expect(inFile.add(2, [refusal], named)).rejects.toThrow(/cannot be written \(E\w+\)/);
  await expect(inFile.close()).resolves.toBeUndefined();
  const isFolder = new QuarantineReport(folder);
  await isFolder.add(2, [refusal], named);
  await expect(isFolder.close()).rejects.toThrow(/cannot be written \(EISDIR\)/);
});

test('reports are removed when they are as old as the runs that are forgotten', async () => {
  const dataDir = mkdtempSync(join(folder, 'aged-'));
  const now = new Date('2026-11-28T04:20:00Z');
  await forgetQuarantine(dataDir, now);
  for (const [name, days] of [
    ['older.csv', runDays + 1],
    ['younger.csv', runDays - 1],
  ] as const) {
    const report = new QuarantineReport(join(dataDir, 'quarantine', name));
    await report.add(2, [refusal], named);
    await report.close();
    const at = new Date(now.getTime() - days * 86_400_000);
    utimesSync(report.path, at, at);
  }
  await forgetQuarantine(dataDir, now);
  expect(readdirSync(join(dataDir, 'quarantine'))).toEqual(['younger.csv']);
});

test('the line that ends a full report is no cell at fault', async () => {
  const runId = '44444444-4444-4444-8444-444444444444';
  const report = new QuarantineReport(join(folder, 'quarantine', `${runId}.csv`));
  for (let line = 2; line < 10_100; line += 1) await report.add(line, [refusal], named);
  await report.close();
  const read = await readQuarantine(folder, runId, '');
  expect(read).toMatchObject({ total: 10_000, columns: [{ name: 'price', count: 10_000 }] });
});

test('a dealer is told of its own cars alone, each with all its cells at fault', async () => {
  const runId = '22222222-2222-4222-8222-222222222222';
  const report = new QuarantineReport(join(folder, 'quarantine', `${runId}.csv`));
  const vin = { field: 'vin', column: 'VIN', value: '1', reason: 'expected a VIN' } as const;
  await report.add(2, [vin, refusal], named);
  await report.add(3, [vin], { ...named, dealerCode: 'another' });
  await report.add(4, [vin], { dealerCode: null, stockNumber: null, words: '' });
  await report.add(5, [refusal], { ...named, stockNumber: '=K1', words: '' });
  await report.close();
  expect(await readRefusedCars(folder, runId, 'kestrel')).toEqual([
    { ...named, cells: [vin, refusal] },
    { ...named, stockNumber: '=K1', words: '', cells: [refusal] },
  ]);
  expect(await readRefusedCars(folder, runId, 'kestrel', 1)).toHaveLength(1);
  expect(await readRefusedCars(folder, runId, '')).toEqual([]);
  expect(
    await readRefusedCars(folder, '33333333-3333-4333-8333-333333333333', 'kestrel'),
  ).toBeNull();
});
