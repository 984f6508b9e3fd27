import { keeperOf } from '@forecourt/domain/account/asker';
import { parseSearchResultsUrl } from '@forecourt/domain/account/search-bookmark';
import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import type { Context } from 'hono';
import type { ProblemCode } from '../platform/http/problem.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import type { AskedSearch } from '../request/search-request.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { readParameters } from './bookmark-search.ts';
import { changeBookmark } from './bookmark-store.ts';
import { namesOf } from './dealer-of-search.ts';
import { saveSearch } from './save-search.ts';

type CallContext = Context<{ Variables: RequestVariables<BookmarkCall> }>;

/** What a program says of a search. */
interface SentFacts {
  readonly bookmarkTitle?: string | undefined;
  readonly searchName?: string | undefined;
  /** ISO date and time. */
  readonly lastExecuted?: string | undefined;
}

/** What of a search that was sent is not kept as it was sent. */
type Told = Pick<AskedSearch, 'passedOver' | 'limited'>;

/** Whose searches it was done to, or why it was not. */
type Done =
  | { readonly keeper: string; readonly told: Told }
  | { readonly code: ProblemCode; readonly detail: string };

const invalid = (detail: string): Done => ({ code: 'invalid_parameter', detail });

/** Saves a search that a program sends as filter values. */
export async function saveSent(
  context: CallContext,
  parts: BookmarkParts,
  {
    searchResultsURL = '',
    ...sent
  }: SentFacts & { readonly searchResultsURL?: string | undefined },
): Promise<Done> {
  const { facts, calls } = context.var;
  const values = parseSearchResultsUrl(searchResultsURL);
  const search = values && (await readParameters(values, facts.brand, namesOf(parts, calls)));
  if (!search || 'expected' in search) return invalid(`searchResultsURL: ${wrongIn(search)}`);
  const { passedOver, limited, ...toSave } = search;
  const saved = await saveSearch(context, parts, { ...toSave, title: '', ...changeOf(sent) });
  return 'code' in saved ? saved : { keeper: saved.keeper, told: { passedOver, limited } };
}

/** Renames a search that whoever asks keeps, or notes that it was run. */
export async function changeKept(
  { var: { facts, calls } }: CallContext,
  { database }: BookmarkParts,
  { bookmarkId, ...sent }: SentFacts & { readonly bookmarkId: string },
): Promise<Done> {
  const change = changeOf(sent);
  if (Object.keys(change).length === 0)
    return invalid('bookmarkTitle: expected a new title, a searchName or lastExecuted');
  const keeper = keeperOf(facts.asker);
  const isChanged =
    keeper !== null &&
    (await calls.require('bookmark-updates', () =>
      changeBookmark(database, keeper, bookmarkId, change),
    ));
  return isChanged
    ? { keeper, told: { passedOver: [], limited: [] } }
    : { code: 'not_found', detail: 'Bookmark not found' };
}

const changeOf = ({ bookmarkTitle, searchName, lastExecuted }: SentFacts) => ({
  ...(bookmarkTitle?.trim() && { title: bookmarkTitle.trim() }),
  ...(searchName?.trim() && { searchName: searchName.trim() }),
  ...(lastExecuted !== undefined && { executedAt: new Date(lastExecuted) }),
});

/** What is wrong with filter values. @param search null where there are none */
const wrongIn = (search: InvalidParameter | null) =>
  search === null
    ? 'expected filter values as URL-encoded JSON, or a bookmarkId'
    : `${search.parameter} “${search.value}”: expected ${search.expected}`;
