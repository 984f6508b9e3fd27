import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changesArbitrary,
  inventoryArbitrary,
  models,
} from '@forecourt/search-contract/arbitrary-inventory';
import { requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import { today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSnapshot } from '../src/snapshot/read-snapshot.ts';
import { temporaryName, writeSnapshot } from '../src/snapshot/write-snapshot.ts';
import type { VehicleSearchEngine } from '../src/vehicle/live/live-engine.ts';
import {
  createVehicleSearchEngine,
  restoreVehicleSearchEngine,
} from '../src/vehicle-search-engine.ts';
import {
  readVehicleSearchSnapshot,
  writeVehicleSearchSnapshot,
} from '../src/vehicle-search-snapshot.ts';
import { compare, Twin } from './twin.ts';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-snapshot-'));
  path = join(folder, 'index');
});
afterAll(() => rmSync(folder, { recursive: true }));

const origin = { position: 7, fingerprint: 'w' };

async function requireState() {
  const reading = await readVehicleSearchSnapshot(path);
  if (reading.kind !== 'read') throw new Error(`The snapshot was not read: ${reading.kind}.`);
  return reading;
}

describe('an engine restored from a snapshot', () => {
  test('answers as the one that was stored, and goes on with changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        changesArbitrary,
        changesArbitrary,
        fc.array(requestArbitrary, { minLength: 1, maxLength: 3 }),
        async (inventory, before, after, requests) => {
          const stored = new Twin(inventory, {
            limits: { maxPendingCars: 4000, maxFreshCars: 3 },
          });
          stored.apply(before);
          await writeVehicleSearchSnapshot(path, origin, stored.engine.state());
          const reading = await requireState();
          expect(reading.origin).toEqual(origin);
          const restored = stored.with(restoreVehicleSearchEngine(reading.state, { today }));
          for (const request of requests) compare(restored, request);
          for (const { id } of stored.listings.values()) {
            expect(restored.engine.findById(id)).toEqual(stored.engine.findById(id));
          }
          restored.apply(after);
          for (const request of requests) compare(restored, request);
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('knows the models that were added since', async () => {
    const inventory = { owners: [], listings: [], today };
    await writeVehicleSearchSnapshot(path, origin, createVehicleSearchEngine(inventory).state());
    const { state } = await requireState();
    const restored = restoreVehicleSearchEngine(state, { today, models });
    const built = createVehicleSearchEngine({ ...inventory, models });
    const vocabularyOf = (engine: VehicleSearchEngine) => engine.state().vocabulary;
    expect(vocabularyOf(restored)).toEqual(vocabularyOf(built));
  });

  test('ranks its cars by the day on which it is restored', async () => {
    await fc.assert(
      fc.asyncProperty(inventoryArbitrary, requestArbitrary, async (inventory, request) => {
        const inventoryOf = (day: string) => ({ ...inventory, models, today: day });
        const stored = createVehicleSearchEngine(inventoryOf('2026-01-20'));
        await writeVehicleSearchSnapshot(path, origin, stored.state());
        const restored = restoreVehicleSearchEngine((await requireState()).state, {
          today: '2027-03-01',
        });
        const built = createVehicleSearchEngine(inventoryOf('2027-03-01'));
        const byRelevance = { ...request, sort: 'relevance' } as const;
        expect(restored.search(byRelevance)).toEqual(built.search(byRelevance));
      }),
      { numRuns: 30 },
    );
  });
});

const maker = { build: 'b', schema: 's' };
const data = {
  empty: new Float64Array(),
  bytes: Uint8Array.from({ length: 1001 }, (_, at) => at),
  nested: [{ halves: Uint16Array.of(1, 65_535) }, { words: Int32Array.of(-1), float: null }],
  list: Array.from({ length: 1200 }, (_, at) => ({ at, text: `Ünïcode\n${at}` })),
  text: 'x',
  bits: [true, false],
};

async function write(): Promise<Buffer> {
  await writeSnapshot(path, maker, origin, data);
  return readFileSync(path);
}

async function refusalOf(bytes: Uint8Array, by = maker): Promise<string> {
  writeFileSync(path, bytes);
  const reading = await readSnapshot(path, by);
  return reading.kind === 'refused' ? reading.refusal : reading.kind;
}

describe('a snapshot', () => {
  test('gives back what was stored', async () => {
    await write();
    expect(await readSnapshot(path, maker)).toEqual({ kind: 'read', origin, data });
  });

  test('may be missing', async () => {
    expect(await readSnapshot(join(folder, 'nowhere'), maker)).toEqual({ kind: 'missing' });
  });

  test('is refused as foreign when it never was one', async () => {
    expect(await refusalOf(Buffer.from('SQLite format 3'))).toBe('foreign');
    expect(await refusalOf(Buffer.alloc(100_000))).toBe('foreign');
    expect(await refusalOf(Buffer.alloc(0))).toBe('foreign');
  });

  test('is refused as older when another format, build or schema wrote it', async () => {
    const bytes = await write();
    expect(await refusalOf(bytes, { ...maker, build: 'c' })).toBe('older');
    expect(await refusalOf(bytes, { ...maker, schema: 't' })).toBe('older');
    bytes.writeUInt32LE(0, 'FORECOURT INDEX\n'.length);
    expect(await refusalOf(bytes)).toBe('older');
  });

  test('is refused as truncated when its end is missing, wherever it was cut', async () => {
    const bytes = await write();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 16, max: bytes.length - 1 }), async (length) => {
        expect(await refusalOf(bytes.subarray(0, length))).toBe('truncated');
      }),
      { numRuns: 60 },
    );
  });

  test('is refused as soon as one bit of what it holds is another', async () => {
    const bytes = await write();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }), async (at, bit) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = (bytes[at] ?? 0) ^ (1 << bit);
        const refusal = await refusalOf(damaged);
        // Between the parts there are gaps that mean nothing.
        if (refusal === 'read') expect(await readSnapshot(path, maker)).toMatchObject({ data });
        else expect(['corrupt', 'foreign', 'older', 'truncated']).toContain(refusal);
      }),
      { numRuns: 200 },
    );
    bytes[bytes.indexOf('code')] = 0;
    expect(await refusalOf(bytes)).toBe('corrupt');
  });

  test.skipIf(!existsSync('/dev/full'))('stays as it was when the disk is full', async () => {
    const before = await write();
    symlinkSync('/dev/full', temporaryName(path));
    const more = { ...data, text: 'y' };
    await expect(writeSnapshot(path, maker, origin, more)).rejects.toThrow('ENOSPC');
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['index']);
  });

  test('is written beside what a killed process left behind, which goes once it is old', async () => {
    const [old, young] = ['index.1.tmp', 'index.2.tmp'].map((name) => join(folder, name));
    for (const file of [old, young]) writeFileSync(file ?? '', Buffer.alloc(1000));
    utimesSync(old ?? '', 1, 1);
    await write();
    expect(readdirSync(folder)).toEqual(['index', 'index.2.tmp']);
    rmSync(young ?? '');
  });
});
