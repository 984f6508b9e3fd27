import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { type OpenDatabase, rowsOf } from '../database/database.ts';
import { ringOf } from '../secrets/key-ring.ts';
import { forgetCounts } from './forget-counts.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const rate = { max: 3, windowMs: 60_000 };

describe.each(engines)('limits on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));
  afterAll(() => opened.close());

  test('count what is done through several processes, and those who do it apart', async () => {
    const source = { database: opened.database, keyRing: ringOf('secret') };
    const processes = [1, 2].map(() => createSharedLimiter(source, 'mails', rate));
    const [first, second] = processes;
    const waits = await Promise.all(
      [first, second, first, second, first].map((limiter) => limiter?.admit('pat@people.example')),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(rate.max);
    for (const limiter of processes) {
      const waitMs = await limiter.admit('pat@people.example');
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(rate.windowMs);
      expect(await limiter.admit('dana@people.example')).toBe(0);
    }
    expect(await createSharedLimiter(source, 'others', rate).admit('pat@people.example')).toBe(0);
    const rows = await rowsOf<{ key: string }>(opened.database, sql`select key from rate_counts`);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ key }) => key).join()).not.toContain('@');
  });

  test('tell what they would answer without counting', async () => {
    const source = { database: opened.database, keyRing: ringOf('secret') };
    const limiter = createSharedLimiter(source, 'foreseen', rate);
    for (let done = 0; done < rate.max; done += 1) {
      expect(await limiter.foresee('a')).toBe(0);
      expect(await limiter.foresee('a')).toBe(0);
      expect(await limiter.admit('a')).toBe(0);
    }
    expect(await limiter.foresee('a')).toBeGreaterThan(0);
    expect(await limiter.foresee('b')).toBe(0);
  });

  test('let somebody begin anew when the time is over, and forget them then', async () => {
    const source = { database: opened.database, keyRing: ringOf('secret') };
    const limiter = createSharedLimiter(source, 'again', rate);
    for (let done = 0; done < rate.max; done += 1) await limiter.admit('a');
    await opened.database.execute(sql`update rate_counts set expire = now() - interval '1 second'
      where key like 'again%'`);
    expect(await limiter.admit('a')).toBe(0);
    await forgetCounts(opened.database, new Date(Date.now() + 2 * rate.windowMs));
    expect(await rowsOf(opened.database, sql`select key from rate_counts`)).toEqual([]);
  });
});

test('while the database is away each process counts by itself', async () => {
  const [, open] = engines[0] ?? [];
  const opened = await open?.();
  if (!opened) throw new Error('no database');
  const limiter = createSharedLimiter(
    { database: opened.database, keyRing: ringOf('secret') },
    'away',
    rate,
  );
  await opened.close();
  expect(await limiter.foresee('a')).toBe(0);
  for (let done = 0; done < rate.max; done += 1) expect(await limiter.admit('a')).toBe(0);
  expect(await limiter.admit('a')).toBeGreaterThan(0);
});
