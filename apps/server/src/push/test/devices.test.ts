import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { findDevicesOf, reachedKeepers } from '../devices.ts';

describe.each(engines)('browsers that get notices, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await database.execute(sql`
      insert into people (id, name, email) select 'p' || n, '', n || '@example.com'
      from generate_series(1, 500) as n`);
    // Every second session has ended.
    await database.execute(sql`
      insert into sessions (id, token, person_id, expires_at)
      select 's' || n, 't' || n, 'p' || n, now() + make_interval(days => case n % 2 when 0 then -1 else 1 end)
      from generate_series(1, 500) as n`);
    await database.execute(sql`
      insert into push_devices (id, visitor_id, session_id, brand, pixall_id, endpoint, p256dh, auth)
      select gen_random_uuid(), 'v' || n, case when n <= 500 then 's' || n end, 'atc', 'x', 'e' || n, 'p', 'a'
      from generate_series(1, 1000) as n`);
  });
  afterAll(() => opened.close());

  test('are those of the person who is signed in there, else of the visitor', async () => {
    const endpointsOf = async (keeper: string) =>
      (await findDevicesOf(opened.database, keeper)).map(({ endpoint }) => endpoint);
    expect(await endpointsOf('person:p1')).toEqual(['e1']);
    expect(await endpointsOf('visitor:v1')).toEqual([]);
    expect(await endpointsOf('person:p2')).toEqual([]);
    expect(await endpointsOf('visitor:v2')).toEqual(['e2']);
    expect(await endpointsOf('visitor:v501')).toEqual(['e501']);
    const all = ['person:p1', 'visitor:v1', 'person:p2', 'visitor:v2', 'visitor:none'];
    expect(await reachedKeepers(opened.database, all)).toEqual(
      new Set(['person:p1', 'visitor:v2']),
    );
  });

  test('are found without going through those of all', async () => {
    await opened.database.execute(sql`analyze sessions, push_devices`);
    const plan = await planOf(opened.database, (asked) => findDevicesOf(asked, 'person:p1'));
    expect(plan).not.toMatch(/Seq Scan on (push_devices|sessions)/);
    for (const index of ['sessions_person', 'push_devices_session', 'push_devices_browser'])
      expect(plan).toContain(index);
  });
});
