import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { IndexSnapshot } from '../index-snapshot.ts';

const state = createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }).state();
let folder = '';
let path = '';
let log: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-snapshots-'));
  path = join(folder, 'search-index');
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param fingerprint what the change log says of every position; none where it is empty */
function open(fingerprint: string | null): IndexSnapshot {
  const rows = fingerprint === null ? [] : [{ fingerprint }];
  const database = { execute: async () => ({ rows }) } as unknown as Database;
  const note = (message: string) => void log.push(message);
  const logger = { ...createLogger('silent'), info: note, warn: note };
  return new IndexSnapshot({ path, database, logger, pace: { changes: 1, milliseconds: 60_000 } });
}

test('is written when the process ends, also where it could not be before', async () => {
  const snapshot = open('x');
  mkdirSync(path);
  await snapshot.write({ position: 7, state });
  expect(log).toEqual(['search index snapshot not written, the old one stays']);
  expect(snapshot.isDue(8)).toBe(false);
  rmSync(path, { recursive: true });
  await snapshot.write({ position: 7, state });
  expect(log.at(-1)).toBe('search index snapshot written');
  expect(existsSync(path)).toBe(true);
  await snapshot.write({ position: 7, state });
  expect(log).toHaveLength(2);
});

test('is not said to be written where nothing tells of which state it is', async () => {
  await open(null).write({ position: 0, state });
  expect(existsSync(path)).toBe(false);
  expect(log).toEqual(['search index snapshot not written']);
});
