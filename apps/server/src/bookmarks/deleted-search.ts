import { keeperOf } from '@forecourt/domain/account/asker';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { toQuery } from './bookmark-beans.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { readSearch } from './bookmark-search.ts';
import type { NewBookmark, StoredBookmark } from './bookmark-store.ts';
import { namesOf } from './dealer-of-search.ts';

/** What an address tells of a deleted search. The title is its keeper's own: it is shown to nobody else. */
const claimOf = (keeper: string, told: string) => `deleted search ${keeper} ${told}`;

/** The last is its brand; links of the version before do not say. */
type Told = [id: string, title: string, address: string, brand?: string];

type DeletedSearch = Pick<NewBookmark, 'id' | 'title' | 'searchName' | 'parameters' | 'brand'>;

/** A token by which its keeper, and nobody else, is told of a search that was deleted, and has it again. */
export function deletedToken(deleted: StoredBookmark, keyRing: KeyRing): string {
  const { id, keeper, title, parameters, brand } = deleted;
  const told = JSON.stringify([id, title, `/cars-for-sale?${toQuery(parameters)}`, brand]);
  const signature = keyRing.sign(claimOf(keeper, told));
  return `${Buffer.from(told).toString('base64url')}.${signature}`;
}

/** @returns null where who asks deleted no such search, or it can be read no more */
export async function readDeletedSearch(
  token: string,
  { asker, brand, calls }: Pick<PageFacts<BookmarkCall>, 'asker' | 'brand' | 'calls'>,
  { keyRing, ...parts }: Pick<BookmarkParts, 'keyRing' | 'reference' | 'engine'>,
): Promise<DeletedSearch | null> {
  const [encoded = '', signature = ''] = token.split('.');
  const told = Buffer.from(encoded, 'base64url').toString();
  const keeper = keeperOf(asker);
  if (keeper === null || !keyRing.hasSigned(claimOf(keeper, told), signature)) return null;
  const [id, title, address, code = brand.code]: Told = JSON.parse(told);
  const search = await readSearch(address, keptBrand(code), namesOf(parts, calls));
  return search && { ...search, id, title, brand: code };
}
