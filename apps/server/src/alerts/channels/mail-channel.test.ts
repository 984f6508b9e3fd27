import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { mailChannel } from './mail-channel.ts';

test.each(engines)(
  'a mail asks for the account of its recipient, not for all, on %s',
  async (_, open) => {
    const { database, close } = await open();
    const { reaches } = mailChannel({} as Parameters<typeof mailChannel>[0]);
    await database.execute(sql`
    insert into people (id, name, email, email_verified)
    select 'p' || n, '', n || '@example.com', n <> 2 from generate_series(1, 1000) as n`);
    await database.execute(
      sql`insert into stopped_addresses (email, reason) values ('3@example.com', 'bounce')`,
    );
    const all = ['person:p1', 'person:p2', 'person:p3', 'mail:x@example.com', 'mail:3@example.com'];
    const recipients = [...all, 'visitor:p1'];
    expect(await reaches(database, recipients)).toEqual(
      new Set(['person:p1', 'mail:x@example.com']),
    );
    await database.execute(sql`analyze people`);
    const plan = await planOf(database, (asked) => reaches(asked, ['person:p1']));
    expect(plan).toContain('people_pkey');
    await close();
  },
);
