import { expect, test } from 'vitest';
import { createCallRunner } from './calls/call-runner.ts';
import { createMetrics } from './metrics.ts';

test('hosts that are spared are counted by call, without a series of each', async () => {
  const policy = { timeoutMs: 1000, resetMs: 30_000 };
  const calls = createCallRunner({
    policies: { difference: policy, home: policy },
    onReport: () => {},
  });
  const metrics = createMetrics();
  metrics.watchBreakers(calls);
  expect(await metrics.render()).not.toContain('circuit_open_parts{');
  for (const host of ['one.example', 'other.example'])
    for (let made = 0; made < 5; made++)
      await calls.attempt('difference', () => Promise.reject(new Error('away')), null, host);
  const told = await metrics.render();
  expect(told).toContain('circuit_open_parts{call="difference"} 2');
  expect(told).not.toContain('one.example');
  expect(told).not.toContain('circuit_open_parts{call="home"}');
});
