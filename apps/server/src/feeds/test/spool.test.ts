import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { CarDraft, SellerDraft } from '../rows/car-draft.ts';
import { Spool } from '../spool.ts';
import { vin } from './import-desk.ts';

/** A disk takes less at once than it is given, as one does that fills or is far away. */
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  const writeSync = (file: number, bytes: Buffer, start: number, length: number, at: number) =>
    actual.writeSync(file, bytes, start, Math.ceil(length / 3), at);
  return { ...actual, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'forecourt-spool-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a spool is whole, however little the disk takes at once', () => {
  const spool = new Spool(folder, 'test');
  const seller = { dealerCode: 'K1' } as SellerDraft;
  const vins = Array.from({ length: 50 }, (_, place) => vin(place + 1));
  for (const each of vins) spool.add({ vin: each } as CarDraft, seller);
  expect(spool.read('K1')?.cars.map((car) => car.vin)).toEqual(vins);
  spool.close();
});
