import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { dealerName } from '@forecourt/domain/listing/seller/seller-words';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';

/** Finds whose cars a search is for, by the owner's id. */
type FindOwner = (id: number) => Promise<Owner | undefined>;

/** Looks for owners as long as that may take: what a search is called does not wait for a name. */
export const findOwnerBy =
  ({ engine }: Pick<BookmarkParts, 'engine'>, calls: Calls<BookmarkCall>): FindOwner =>
  (id) =>
    calls.attempt('new-of-bookmark', () => engine.findOwner(id), undefined);

/** By what searches are read and named. */
export interface SearchNames {
  readonly reference: Reference;
  readonly findOwner: FindOwner;
}

/** @returns names that are looked up by the calls of one request */
export const namesOf = (
  parts: Pick<BookmarkParts, 'engine' | 'reference'>,
  calls: Calls<BookmarkCall>,
): SearchNames => ({ reference: parts.reference, findOwner: findOwnerBy(parts, calls) });

/** Whose cars a search is for; null of everybody's, a private seller's, and while it cannot be told. */
export async function findDealerName(
  { showcaseOwnerId: id }: SearchQuery,
  findOwner: FindOwner,
): Promise<string | null> {
  return dealerName(id === undefined ? undefined : await findOwner(id));
}
