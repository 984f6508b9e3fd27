import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeatureFlag } from '@forecourt/domain/brand/feature-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { afterAll, expect, test } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createFlagBoard, type FlagSource } from '../flag-board.ts';
import { startFlags } from '../start-flags.ts';

const atc = requireBrand('atc');
const kbb = requireBrand('kbb');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-flags-'));
afterAll(() => rmSync(folder, { recursive: true }));

const changes = [{ brand: 'kbb', flag: 'spotlight', state: 'off' }] as const;

/** Somebody who has switched one part, and is asked how often. */
function sourceOf(flag: FeatureFlag, isOn: () => boolean): FlagSource & { asked: number } {
  return {
    name: 'test',
    asked: 0,
    async decide(asked, preset) {
      this.asked += 1;
      return asked === flag ? isOn() : preset;
    },
  };
}

test('a board is read at once, and without a provider says what brands and settings say', () => {
  const board = createFlagBoard({ flagChanges: changes });
  expect(board.of(atc).has('spotlight')).toBe(true);
  expect(board.of(kbb).has('spotlight')).toBe(false);
  const reported = board.report(kbb).find(({ flag }) => flag === 'spotlight');
  expect(reported).toMatchObject({ setBy: 'setting', isOn: { visitor: false, consumer: false } });
});

test('what a provider says counts from the next refresh on, and pages change with it [roles.feature-flags]', async () => {
  let isOn = false;
  const source = sourceOf('compare', () => isOn);
  const board = createFlagBoard({ flagChanges: changes }, source);
  expect(board.of(atc).has('compare')).toBe(true);
  const { version } = board;
  await board.refresh();
  expect(board.of(atc).has('compare')).toBe(false);
  expect(board.version).toBeGreaterThan(version);
  expect(board.report(atc).find(({ flag }) => flag === 'compare')?.setBy).toBe('provider');
  const { asked } = source;
  for (let times = 0; times < 100; times += 1) board.of(atc);
  expect(source.asked).toBe(asked);
  const before = board.version;
  await board.refresh();
  expect(board.version).toBe(before);
  isOn = true;
  await board.refresh();
  expect(board.of(atc).has('compare')).toBe(true);
});

test('a provider that fails changes nothing', async () => {
  const board = createFlagBoard(
    { flagChanges: [] },
    { name: 'away', decide: () => Promise.reject(new Error('away')) },
  );
  await expect(board.refresh()).rejects.toThrow('away');
  expect(board.of(atc).has('compare')).toBe(true);
});

const settings = { flagChanges: changes, flagRefreshSeconds: 3600 };

test('an operator’s own provider of OpenFeature decides by brand and audience', async () => {
  const file = join(folder, 'provider.mjs');
  writeFileSync(
    file,
    `const details = (value) => Promise.resolve({ value });
     export default () => ({
       metadata: { name: 'own' },
       resolveBooleanEvaluation: (flag, preset, { brand, audience }) =>
         details(flag === 'ev_info' && brand === 'kbb' ? audience === 'consumer' : preset),
       resolveStringEvaluation: (_, preset) => details(preset),
       resolveNumberEvaluation: (_, preset) => details(preset),
       resolveObjectEvaluation: (_, preset) => details(preset),
     });`,
  );
  const running = await startFlags({ ...settings, flagProvider: file }, createLogger('silent'));
  expect(running.flags.of(kbb).has('ev_info')).toBe(false);
  expect(running.flags.of(kbb, 'consumer').has('ev_info')).toBe(true);
  expect(running.flags.of(atc).has('ev_info')).toBe(true);
  expect(running.flags.of(kbb).has('spotlight')).toBe(false);
  await running.stop();
});

test('a provider that never answers holds up neither the start nor a request [roles.feature-flags]', async () => {
  const file = join(folder, 'silent.mjs');
  writeFileSync(
    file,
    `const never = () => new Promise(() => {});
     export default {
       metadata: { name: 'silent' },
       resolveBooleanEvaluation: never,
       resolveStringEvaluation: never,
       resolveNumberEvaluation: never,
       resolveObjectEvaluation: never,
     };`,
  );
  const config = { ...settings, flagProvider: file };
  const running = await startFlags(config, createLogger('silent'), 1);
  expect(running.flags.of(atc)).toEqual(createFlagBoard(settings).of(atc));
  expect(running.flags.of(kbb).has('spotlight')).toBe(false);
  await running.stop();
});

test('a module that there is not, or that fails, stops the start with the name of its setting', async () => {
  const start = (flagProvider: string) =>
    startFlags({ ...settings, flagProvider }, createLogger('silent'));
  const missing = join(folder, 'missing.mjs');
  await expect(start(missing)).rejects.toThrow(Refusal);
  await expect(start(missing)).rejects.toThrow(`FLAG_PROVIDER: ${missing} cannot be loaded: `);
  const failing = join(folder, 'failing.mjs');
  writeFileSync(failing, 'nobody.knows();');
  await expect(start(failing)).rejects.toThrow(/^FLAG_PROVIDER: .*nobody is not defined/);
});

test('a module without a provider stops the start', async () => {
  const file = join(folder, 'nothing.mjs');
  writeFileSync(file, 'export default 1;');
  await expect(
    startFlags({ ...settings, flagProvider: file }, createLogger('silent')),
  ).rejects.toThrow('expected');
});
