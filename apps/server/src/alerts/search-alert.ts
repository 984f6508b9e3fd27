import { keeperOf } from '@forecourt/domain/account/asker';
import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import type { SearchAlert } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { readSearch } from '../bookmarks/bookmark-search.ts';
import { findSameBookmark } from '../bookmarks/bookmark-store.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { AlertCall } from './alert-policies.ts';

type Parts = Pick<MarketParts, 'database' | 'engine' | 'reference'>;
type Facts = Pick<PageFacts<AlertCall>, 'asker' | 'brand' | 'calls'>;

/** How often an account is told of a search where it chose nothing else. */
const usualRhythm: Rhythm = 'daily';

/** How who is signed in is told of a search; null where they have not saved it, and while it cannot be told. */
export async function findSearchAlert(
  { database, engine, reference }: Parts,
  { asker, brand, calls }: Facts,
  address: string,
): Promise<SearchAlert | null> {
  const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
  if (keeper === null) return null;
  const findOwner = (id: number) => engine.findOwner(id);
  const find = async () => {
    const search = await readSearch(address, brand, { reference, findOwner });
    if (search === null) return null;
    const { parameters } = search;
    const saved = await findSameBookmark(database, keeper, { brand: brand.code, parameters });
    return saved ? { id: saved.id, rhythm: await rhythmOf(database, keeper, saved.id) } : null;
  };
  return calls.attempt('alerts', find, null);
}

async function rhythmOf(database: Database, keeper: string, id: string): Promise<Rhythm> {
  const [chosen] = await rowsOf<{ rhythm: Rhythm }>(
    database,
    sql`select rhythm from alert_rhythms where chosen_by = ${keeper} and source = ${`bookmark:${id}`}`,
  );
  return chosen?.rhythm ?? usualRhythm;
}
