import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { expect, test, vi } from 'vitest';
import { openInMemory } from '../../../../test/databases.ts';
import { changeSwitch } from '../../../operations/switches.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createFlagBoard } from '../../../request/flags/flag-board.ts';
import { changeTableValue, LiveTables } from '../../../wallet/live-tables.ts';
import { readFinanceTables } from '../../../wallet/read-finance-data.ts';
import { followInThread } from '../follow-in-thread.ts';

test('a thread that renders follows the level of the log, flags and values of tables', async () => {
  const { database, close } = await openInMemory();
  const setLevel = vi.fn();
  const logger = { ...createLogger('silent'), setLevel };
  const flags = createFlagBoard({ flagChanges: [] });
  const financeTables = new LiveTables(readFinanceTables(null));
  const stop = await followInThread(database, { logger, flags, financeTables }, 20);
  await changeSwitch(database, 'test', { name: 'log-level', value: 'debug' });
  await changeSwitch(database, 'test', { name: 'flag.compare', value: 'off' });
  const fee = { path: 'states.GA.docFeeCap', value: { value: 699, asOf: '2026-01-31' } };
  await changeTableValue(database, 'test', fee, financeTables.started);
  await expect.poll(() => financeTables.now).not.toBe(financeTables.started);
  await expect.poll(() => setLevel).toHaveBeenLastCalledWith('debug');
  await expect.poll(() => flags.of(requireBrand('atc')).has('compare')).toBe(false);
  stop();
  await close();
});
