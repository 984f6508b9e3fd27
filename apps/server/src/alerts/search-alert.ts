import { keeperOf } from '@forecourt/domain/account/asker';
import { type Rhythm, usualRhythms } from '@forecourt/domain/alert/rhythm';
import type { SearchAlert } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { parametersOf, readAddress } from '../bookmarks/bookmark-search.ts';
import { findSameBookmark } from '../bookmarks/bookmark-store.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { AlertCall } from './alert-policies.ts';

type Parts = Pick<MarketParts, 'database' | 'reference'>;
type Facts = Pick<PageFacts<AlertCall>, 'asker' | 'brand' | 'calls'>;

/** How who is signed in is told of a search; null where they have not saved it, and while it cannot be told. */
export async function findSearchAlert(
  { database, reference }: Parts,
  { asker, brand, calls }: Facts,
  address: string,
): Promise<SearchAlert | null> {
  const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
  const query = readAddress(address, brand, reference);
  if (keeper === null || query === null) return null;
  const parameters = parametersOf(query, brand);
  const find = async () => {
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
  return chosen?.rhythm ?? usualRhythms.search;
}
