import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallReport, CallTimedOut, CircuitOpen, createCallRunner } from './call-runner.ts';

type Name = 'engine' | 'extras';

class ClientFault extends Error {}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const reports: CallReport<Name>[] = [];
  const calls = createCallRunner<Name>({
    policies: {
      engine: { timeoutMs: 20_000, resetMs: 30_000 },
      extras: { timeoutMs: 3000, resetMs: 30_000, path: '/rest/extras' },
    },
    isClientFault: (error) => error instanceof ClientFault,
    onReport: (report) => reports.push(report),
  });
  const fail = () =>
    calls.attempt(
      'extras',
      () => {
        throw new Error('away');
      },
      'nothing',
    );
  const work = () => calls.attempt('extras', () => 'cars', 'nothing');
  return { calls, reports, fail, work };
}

test('a call that answers gives its answer and is reported with its time', async () => {
  const { calls, reports } = setUp();
  expect(await calls.require('engine', () => 7)).toBe(7);
  expect(reports).toMatchObject([{ name: 'engine', outcome: 'ok', milliseconds: 0 }]);
});

test('an optional call that fails gives its fallback, a required one its error', async () => {
  const { calls, fail } = setUp();
  expect(await fail()).toBe('nothing');
  await expect(calls.require('engine', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
});

test('a call that never answers ends when its time is over, and not before', async () => {
  const { calls, reports } = setUp();
  const answer = calls.attempt('extras', () => new Promise<string>(() => {}), 'nothing');
  await vi.advanceTimersByTimeAsync(2999);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('nothing');
  expect(reports).toMatchObject([{ outcome: 'timeout', error: expect.any(CallTimedOut) }]);
});

describe('a breaker', () => {
  test('opens after five failures, and the call is then spared', async () => {
    const { calls, fail, work, reports } = setUp();
    for (let made = 0; made < 4; made++) await fail();
    expect(calls.readStates().get('extras')).toBe('closed');
    await fail();
    expect(calls.readStates().get('extras')).toBe('open');
    expect(await work()).toBe('nothing');
    expect(reports.at(-1)?.outcome).toBe('open');
    await expect(calls.require('extras', () => 'cars')).rejects.toThrow(
      new CircuitOpen('Circuit Breaker for /rest/extras is open'),
    );
  });

  test('of one part of a call opens for that part alone', async () => {
    const { calls, reports } = setUp();
    const ask = (part: string, call: () => string) =>
      calls.attempt('extras', call, 'nothing', part);
    const away = () => {
      throw new Error('away');
    };
    for (let made = 0; made < 5; made++) await ask('one.example', away);
    expect(await ask('one.example', () => 'cars')).toBe('nothing');
    expect(reports.at(-1)?.outcome).toBe('open');
    expect(await ask('other.example', () => 'cars')).toBe('cars');
    expect(await calls.attempt('extras', () => 'cars', 'nothing')).toBe('cars');
    const part = { name: 'extras', part: 'one.example' };
    expect(calls.readParts()).toEqual([{ ...part, state: 'open' }]);
    vi.advanceTimersByTime(30_000);
    expect(calls.readParts()).toEqual([{ ...part, state: 'half-open' }]);
    expect(await ask('one.example', () => 'cars')).toBe('cars');
    expect(calls.readParts()).toEqual([]);
  });

  test('stays closed while fewer than half of the calls fail', async () => {
    const { calls, fail, work } = setUp();
    for (let made = 0; made < 10; made++) {
      await work();
      await work();
      await fail();
    }
    expect(calls.readStates().get('extras')).toBe('closed');
  });

  test('forgets failures of more than ten seconds ago', async () => {
    const { calls, fail, work } = setUp();
    for (let made = 0; made < 3; made++) await fail();
    await work();
    await vi.advanceTimersByTimeAsync(10_000);
    for (let made = 0; made < 3; made++) await fail();
    expect(calls.readStates().get('extras')).toBe('closed');
  });

  test('opens after five failures in a row, however seldom calls are made', async () => {
    const { calls } = setUp();
    for (let made = 0; made < 5; made++) {
      expect(calls.readStates().get('extras')).toBe('closed');
      const answer = calls.attempt('extras', () => new Promise<string>(() => {}), 'nothing');
      await vi.advanceTimersByTimeAsync(11_000);
      await answer;
    }
    expect(calls.readStates().get('extras')).toBe('open');
  });

  test("does not count what is the client's own fault", async () => {
    const { calls, reports } = setUp();
    for (let made = 0; made < 9; made++)
      await calls.attempt('extras', () => Promise.reject(new ClientFault('a zero')), 'nothing');
    expect(calls.readStates().get('extras')).toBe('closed');
    expect(reports.at(-1)?.outcome).toBe('refused');
  });

  test('lets one call try after the reset time, and closes when that succeeds [limits.breakers]', async () => {
    const { calls, fail, work } = setUp();
    for (let made = 0; made < 5; made++) await fail();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(calls.readStates().get('extras')).toBe('half-open');
    const [first, second] = await Promise.all([work(), work()]);
    expect([first, second]).toEqual(['cars', 'nothing']);
    expect(calls.readStates().get('extras')).toBe('closed');
    expect(await work()).toBe('cars');
  });

  test('opens for another reset time when that call fails', async () => {
    const { calls, fail } = setUp();
    for (let made = 0; made < 5; made++) await fail();
    await vi.advanceTimersByTimeAsync(30_000);
    await fail();
    expect(calls.readStates().get('extras')).toBe('open');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(calls.readStates().get('extras')).toBe('open');
  });

  test('of one call says nothing about another', async () => {
    const { calls, fail } = setUp();
    for (let made = 0; made < 5; made++) await fail();
    expect(calls.readStates().get('engine')).toBe('closed');
  });
});

test('a request hears of its own calls, and everybody of all', async () => {
  const { calls, reports } = setUp();
  const own: string[] = [];
  await calls.reportingTo(({ name }) => own.push(name)).require('engine', () => 1);
  await calls.require('extras', () => 1);
  expect(own).toEqual(['engine']);
  expect(reports.map(({ name }) => name)).toEqual(['engine', 'extras']);
});
