import { type Rhythm, usualRhythms } from '@forecourt/domain/alert/rhythm';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { titleOf } from '../../bookmarks/bookmark-search.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { MarketParts } from '../../request/parts.ts';

/** What alerts are about: a search of somebody, a VIN, or the cars that somebody saved. */
export interface AlertSubject {
  /** `subscription:` or `bookmark:` and an id, or `cars:` and a keeper. */
  readonly subject: string;
  readonly brand: BrandCode;
  /** As its keeper calls it, else in words of ours with where it looks; null for saved cars. */
  readonly title: string | null;
  /** Of the search; null for saved cars and a VIN. */
  readonly parameters: Readonly<Record<string, readonly string[]>> | null;
  /** That is watched; null for a search and saved cars. */
  readonly vin: string | null;
  readonly rhythm: Rhythm;
}

/** Under which the source of a message is known beyond its recipient. */
export const subjectOf = (source: string, recipient: string): string =>
  source === 'cars' ? `cars:${recipient}` : source;

/** Null where it is gone. @param brand of saved cars, which have none */
export async function findSubject(
  { database, reference }: Pick<MarketParts, 'database' | 'reference'>,
  subject: string,
  brand: BrandCode,
): Promise<AlertSubject | null> {
  const [kind, ...rest] = subject.split(':');
  const id = rest.join(':');
  if (kind === 'cars') return { subject, brand, title: null, ...(await carsOf(database, id)) };
  if (!isUuid(id)) return null;
  const [row] = await rowsOf<SubjectRow>(
    database,
    kind === 'subscription'
      ? sql`select brand, search_name as title, search_name as "searchName", vin, rhythm,
              case when vin is null then parameters end as parameters
            from search_subscriptions
            where id = ${id} and confirmed_at is not null`
      : sql`select brand, title, search_name as "searchName", parameters, null as vin, coalesce(rhythm, ${usualRhythms.search}) as rhythm
            from search_bookmarks
              left join alert_rhythms on chosen_by = keeper and source = ${subject}
            where id = ${id}`,
  );
  if (!row) return null;
  const { title: own, searchName, parameters, vin, rhythm } = row;
  const kept = keptBrand(row.brand);
  const title = parameters ? titleOf({ title: own, searchName, parameters }, kept, reference) : own;
  return { subject, brand: kept.code, title, parameters, vin, rhythm };
}

type SubjectRow = Pick<AlertSubject, 'parameters' | 'vin' | 'rhythm'> &
  Readonly<Record<'brand' | 'title' | 'searchName', string>>;

async function carsOf(database: Database, keeper: string) {
  const [row] = await rowsOf<{ rhythm: Rhythm }>(
    database,
    sql`select rhythm from alert_rhythms where chosen_by = ${keeper} and source = 'cars'`,
  );
  return { parameters: null, vin: null, rhythm: row?.rhythm ?? usualRhythms.cars };
}

/** Changes how often somebody is told; who is never told anything of a subscription has none. */
export async function setRhythm(
  database: Database,
  subject: string,
  rhythm: Rhythm,
): Promise<void> {
  const [kind, ...rest] = subject.split(':');
  const id = rest.join(':');
  if (kind === 'subscription')
    await database.execute(
      rhythm === 'never'
        ? sql`delete from search_subscriptions where id = ${id}`
        : sql`update search_subscriptions set rhythm = ${rhythm} where id = ${id}`,
    );
  else
    await database.execute(sql`insert into alert_rhythms (chosen_by, source, rhythm)
      select keeper, ${kind === 'cars' ? 'cars' : subject}, ${rhythm} from (
        select keeper from search_bookmarks where 'bookmark:' || id = ${subject}
        union select ${id} where ${kind === 'cars'}) as keepers (keeper)
      on conflict (chosen_by, source) do update set rhythm = excluded.rhythm`);
  if (rhythm === 'never') await forgetNews(database, subject);
}

/** What waits to be told is told no more. */
async function forgetNews(database: Database, subject: string): Promise<void> {
  await database.execute(sql`delete from alert_news where collected_at is null
    and case source when 'cars' then 'cars:' || recipient else source end = ${subject}`);
}
