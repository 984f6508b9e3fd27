import { keeperOf } from '@forecourt/domain/account/asker';
import {
  maxAnonymousSearches,
  maxSearchesOfPerson,
  savedSearchMessages,
} from '@forecourt/domain/account/saved-searches';
import type { Context } from 'hono';
import type { ProblemCode } from '../platform/http/problem.ts';
import { requireVisitorId } from '../request/asker.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { addBookmark, type NewBookmark } from './bookmark-store.ts';

type Saved =
  | { readonly id: string; readonly keeper: string }
  | { readonly code: ProblemCode; readonly detail: string };

/** Without a brand it is of the one whose page is open. */
type SearchToKeep = Omit<NewBookmark, 'brand' | 'savedAt'> & Partial<Pick<NewBookmark, 'brand'>>;

/** Saves a search under the name of who asks; a browser that kept nothing yet gets its cookie. */
export async function saveSearch(
  context: Context<{ Variables: RequestVariables<BookmarkCall> }>,
  { database, keyRing }: BookmarkParts,
  search: SearchToKeep,
): Promise<Saved> {
  const { asker, brand, now } = context.var.facts;
  if (asker.kind === 'bot') return { code: 'forbidden', detail: 'Robots save no searches.' };
  const visitorId = await requireVisitorId(context, keyRing);
  const keeper = keeperOf(asker.kind === 'visitor' ? { ...asker, visitorId } : asker);
  if (keeper === null) return { code: 'forbidden', detail: 'Nobody is there to save it for.' };
  const isPerson = asker.kind === 'person';
  const title = search.title.trim() || search.searchName;
  const bookmark = { brand: brand.code, ...search, title, savedAt: new Date(now) };
  const max = isPerson ? maxSearchesOfPerson : maxAnonymousSearches;
  const id = await context.var.calls.require('bookmark-updates', () =>
    addBookmark(database, keeper, bookmark, max),
  );
  if (id !== null) return { id, keeper };
  return {
    code: 'too_many',
    detail: isPerson ? savedSearchMessages.fullOfPerson : savedSearchMessages.full,
  };
}
