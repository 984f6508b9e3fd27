import { keeperOf } from '@forecourt/domain/account/asker';
import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { AlertCall } from './alert-policies.ts';
import { setRhythm } from './mail/alert-subject.ts';

type Facts = Pick<PageFacts<AlertCall>, 'asker' | 'calls'>;

/** How often who asks is told of what, where they chose. */
export async function findRhythms(
  { database }: { readonly database: Database },
  { asker, calls }: Facts,
): Promise<Readonly<Record<string, Rhythm>>> {
  const keeper = keeperOf(asker);
  if (keeper === null) return {};
  const rows = await calls.require('alerts', () =>
    rowsOf<{ source: string; rhythm: Rhythm }>(
      database,
      sql`select source, rhythm from alert_rhythms where chosen_by = ${keeper}`,
    ),
  );
  return Object.fromEntries(rows.map(({ source, rhythm }) => [source, rhythm]));
}

/** @returns whether it is theirs who ask: somebody else's is as if it were not there */
export async function chooseRhythm(
  { database }: { readonly database: Database },
  { asker, calls }: Facts,
  source: string,
  rhythm: Rhythm,
): Promise<boolean> {
  const keeper = keeperOf(asker);
  if (keeper === null) return false;
  return calls.require('alerts', async () => {
    if (source === 'cars') await setRhythm(database, `cars:${keeper}`, rhythm);
    else {
      const own = await rowsOf(
        database,
        sql`select id from search_bookmarks where 'bookmark:' || id = ${source} and keeper = ${keeper}`,
      );
      if (own.length === 0) return false;
      await setRhythm(database, source, rhythm);
    }
    return true;
  });
}
