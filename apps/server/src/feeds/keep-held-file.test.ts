import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { heldFilePath, keepHeldFile } from './keep-held-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-held-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('imports that keep their files at once do so, however many are forgotten for them', async () => {
  const file = join(dataDir, 'stock.csv');
  writeFileSync(file, 'vin');
  const keep = (runId: string) => keepHeldFile(file, { dataDir, runId, isGiven: false });
  for (let round = 0; round < 30; round += 1) {
    const runs = ['a', 'b', 'c'].map((run) => `${round}${run}`);
    expect(await Promise.all(runs.map(keep))).toEqual(runs);
  }
  expect(readdirSync(join(dataDir, 'held'))).toHaveLength(20);
  expect(readFileSync(heldFilePath(dataDir, '29c'), 'utf8')).toBe('vin');
});
