import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines, openInMemory } from '../../../test/databases.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { followChanges } from '../follow-changes.ts';
import { setRhythm } from '../mail/alert-subject.ts';
import type { WatchedSearches } from '../watched/watched-searches.ts';
import { openAlertDesk } from './alert-desk.ts';

/** Searches that nobody has, and how often it was looked whether somebody does. */
function noSearches(meanwhile = async () => {}) {
  const asked = { count: 0 };
  const watched: WatchedSearches = {
    reload: async () => {},
    refresh: async () => {
      asked.count += 1;
      await meanwhile();
    },
    find: async () => [],
  };
  return { asked, watched };
}

test.each(engines)(
  'searches are counted for new changes alone, by the process that follows them, on %s',
  async (_, openEngine) => {
    const open = await openEngine();
    const desk = await openAlertDesk(open);
    const other = noSearches();
    const { asked, watched } = noSearches(async () => {
      // The embedded database has one process, and makes whoever comes meanwhile wait.
      if (open.kind === 'server')
        expect(await followChanges(desk.parts, other.watched)).toBe(false);
    });
    await desk.add();
    await followChanges(desk.parts, watched);
    expect(asked.count, 'nothing before the first look is news').toBe(0);
    await desk.add();
    expect(await followChanges(desk.parts, watched)).toBe(true);
    expect(asked.count).toBe(1);
    expect(await followChanges(desk.parts, watched)).toBe(false);
    expect([asked.count, other.asked.count]).toEqual([1, 0]);
    await desk.close();
  },
);

test('a subscription that was told never, and is given a rhythm again, is told of the next car', async () => {
  const desk = await openAlertDesk(await openInMemory());
  const ann = randomUUID();
  await desk.database.execute(sql`insert into search_subscriptions
      (id, email, brand, search_name, parameters, fingerprint, rhythm, confirmed_at)
    values (${ann}, 'ann@example.com', 'atc', 'Civics', '{"makeCode":["HONDA"]}', 'f1', 'never', now() - interval '1 day'),
      (${randomUUID()}, 'bob@example.com', 'atc', 'Civics', '{"makeCode":["HONDA"]}', 'f2', 'daily', now())`);
  const told = async () => {
    await desk.add();
    await desk.follow();
    const news = await rowsOf<{ recipient: string }>(
      desk.database,
      sql`delete from alert_news returning recipient`,
    );
    return news.map(({ recipient }) => recipient).sort();
  };
  await told();
  expect(await told()).toEqual(['mail:bob@example.com']);
  await setRhythm(desk.database, `subscription:${ann}`, 'daily');
  expect(await told()).toEqual(['mail:ann@example.com', 'mail:bob@example.com']);
  await desk.close();
});
