import { expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createCallRunner } from '../../platform/calls/call-runner.ts';
import { withJobQueue } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { createPulse } from '../../platform/pulse.ts';
import { runningView } from '../views/running.ts';

type Read = Parameters<typeof runningView.read>;

const policies = { payment: { timeoutMs: 1000, resetMs: 30_000 } };
const runner = () => createCallRunner<string>({ policies, onReport: () => {} });

test('hosts that are spared are shown, those that a thread of pages found as well', async () => {
  const open = await openInMemory();
  const { database, close } = open;
  await withJobQueue({ open, logger: createLogger('silent') }, async () => {});
  const pulse = createPulse('search');
  const calls = runner();
  pulse.watchBreakers(calls);
  const read = async () => {
    const at = { operator: { role: 'analyst' } } as Read[2];
    const shown = await runningView.read({ database, pulse } as Read[0], {}, at);
    const table = shown?.tables.find(({ title }) => title === 'Hosts that are spared');
    return table?.rows.map(({ cells }) => cells.map(({ text }) => text));
  };
  const ask = (host: string, isAway: boolean, by = calls) =>
    by.attempt('payment', () => (isAway ? Promise.reject(new Error('away')) : 1), 0, host);
  for (let made = 0; made < 4; made++) await ask('one.example', true);
  await ask('well.example', false);
  expect(await read()).toEqual([]);
  await ask('one.example', true);
  await ask('one.example', false);
  const inThread = runner().reportingTo((report) => calls.retell(report));
  for (let made = 0; made < 5; made++) await ask('two.example', true, inThread);
  expect(await read()).toEqual([
    ['one.example', 'payment', 'Open'],
    ['two.example', 'payment', 'Open'],
  ]);
  await close();
});
