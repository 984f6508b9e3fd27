import { keeperOf } from '@forecourt/domain/account/asker';
import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import type { Context } from 'hono';
import { problem } from '../platform/http/problem.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { readSearch } from './bookmark-search.ts';
import { changeBookmark, isGone, raiseBookmark, removeBookmark } from './bookmark-store.ts';
import { namesOf } from './dealer-of-search.ts';
import { deletedToken, readDeletedSearch } from './deleted-search.ts';
import { saveSearch } from './save-search.ts';

type FormContext = Context<{ Variables: RequestVariables<BookmarkCall> }>;

/** A search that is to be saved: by its address, or by what told of it when it was deleted. */
interface SearchOfForm {
  readonly title?: string | undefined;
  readonly search?: string | undefined;
  readonly deleted?: string | undefined;
}

/** What is to be done with a search that is kept. */
interface ChangeOfForm {
  readonly act: 'rename' | 'remove' | 'raise';
  readonly id?: string | undefined;
  readonly title?: string | undefined;
}

/** Saves a search; the answer leads to where it stands in the list. */
export async function saveByForm(
  context: FormContext,
  parts: BookmarkParts,
  { title = '', search = '', deleted }: SearchOfForm,
): Promise<Response> {
  const { facts, calls } = context.var;
  const read =
    deleted === undefined
      ? await readSearch(search, facts.brand, namesOf(parts, calls))
      : await readDeletedSearch(deleted, { ...facts, calls }, parts);
  if (!read && deleted !== undefined) return refuseStranger(context);
  if (!read)
    return problem(context, 'invalid_parameter', 'search: expected the address of a search');
  const saved = await saveSearch(context, parts, { title, ...read });
  if (!('code' in saved)) return context.redirect(`${bookmarksPath}#${saved.id}`, 303);
  if (saved.code === 'too_many') return context.redirect(`${bookmarksPath}?full=yes`, 303);
  return problem(context, saved.code, saved.detail);
}

/** Changes a search that whoever asks keeps; the answer leads to the list. */
export async function changeByForm(
  context: FormContext,
  parts: BookmarkParts,
  change: ChangeOfForm,
): Promise<Response> {
  const keeper = keeperOf(context.var.facts.asker);
  const path =
    keeper !== null &&
    (await context.var.calls.require('bookmark-updates', () =>
      changes[change.act](parts, keeper, change),
    ));
  return path ? context.redirect(path, 303) : refuseStranger(context);
}

/** Changes a search. @returns where that leads; null where the keeper has no such */
type Change = (
  parts: BookmarkParts,
  keeper: string,
  change: ChangeOfForm,
) => Promise<string | null>;

const changes: Readonly<Record<ChangeOfForm['act'], Change>> = {
  async rename({ database }, keeper, { id = '', title = '' }) {
    return listIf(title === '' || (await changeBookmark(database, keeper, id, { title })));
  },
  async remove({ database, keyRing }, keeper, { id = '' }) {
    const removed = await removeBookmark(database, keeper, id);
    // Pressed twice, it is gone at the second press: as it was to be.
    if (!removed) return listIf(await isGone(database, id));
    return offeredAgain({ deleted: deletedToken(removed, keyRing) });
  },
  async raise({ database }, keeper, { id = '' }) {
    return listIf(await raiseBookmark(database, keeper, id));
  },
};

const listIf = (isDone: boolean) => (isDone ? bookmarksPath : null);

/** The list, with a search that it offers to save, or to save again. */
export function offeredAgain({ search = '', deleted }: SearchOfForm): string {
  const offered = deleted === undefined ? { save: search } : { deleted };
  return `${bookmarksPath}?${new URLSearchParams(offered)}`;
}

/** Whoever signed out since the page was opened signs in again; a person has no such search. */
function refuseStranger(context: FormContext): Response {
  return context.var.facts.asker.kind === 'person'
    ? problem(context, 'not_found', 'Bookmark not found')
    : context.redirect(signInPath(bookmarksPath), 303);
}
