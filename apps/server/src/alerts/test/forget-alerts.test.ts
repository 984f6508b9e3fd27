import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { forgetAlerts } from '../forget-alerts.ts';

/** Rows of each kind that are to go. */
const many = 5;
const maxAtOnce = 2;

describe.each(engines)('what alerts forget on the %s', (_engine, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    for (const insert of [
      sql`insert into alert_news (recipient, source, brand, listing_id, kind, day, created_at, due_at)
          select 'old', 'cars', 'atc', n, 'new', '2026-01-01', now() - interval '41 days', now()
          from generate_series(1, ${many}::int) as n`,
      sql`insert into alert_news (recipient, source, brand, listing_id, kind, day, due_at)
          select 'gone', 'bookmark:gone', 'atc', n, 'new', '2026-01-01', now()
          from generate_series(1, ${many}::int) as n`,
      sql`insert into alert_news (recipient, source, brand, listing_id, kind, day, due_at)
          values ('kept', 'cars', 'atc', 1, 'new', '2026-01-01', now())`,
      sql`insert into alert_messages (id, channel, recipient, source, brand, news, created_at)
          select gen_random_uuid(), 'mail', 'old', 'cars', 'atc', '[]', now() - interval '41 days'
          from generate_series(1, ${many}::int) as n`,
      sql`insert into search_subscriptions
            (id, email, brand, search_name, parameters, fingerprint, asked_at)
          select gen_random_uuid(), 'a' || n, 'atc', 'Cars', '{}', 'f', now() - interval '8 days'
          from generate_series(1, ${many}::int) as n`,
      sql`insert into alert_rhythms (chosen_by, source, rhythm)
          select 'visitor:' || n, 'bookmark:gone', 'daily'
          from generate_series(1, ${many}::int) as n`,
      sql`insert into alert_rhythms (chosen_by, source, rhythm) values ('visitor:1', 'cars', 'daily')`,
    ])
      await opened.database.execute(insert);
  });
  afterAll(() => opened.close());

  const stored = async () => {
    const [row] = await rowsOf<{ count: string }>(
      opened.database,
      sql`select (select count(*) from alert_news) + (select count(*) from alert_messages)
            + (select count(*) from search_subscriptions) + (select count(*) from alert_rhythms) as count`,
    );
    return Number(row?.count);
  };

  test('goes in steps, so that no statement takes long', async () => {
    const left = [await stored()];
    const execute = async (statement: SQL) => {
      const answer = await opened.database.execute(statement);
      left.push(await stored());
      return answer;
    };
    await forgetAlerts({ execute } as unknown as Database, maxAtOnce);
    const steps = left.slice(1).map((count, place) => (left[place] ?? 0) - count);
    expect(Math.max(...steps)).toBe(maxAtOnce);
    expect(left.at(-1)).toBe(2);
  });
});
