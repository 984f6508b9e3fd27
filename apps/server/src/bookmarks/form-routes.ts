import { keeperOf } from '@forecourt/domain/account/asker';
import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { leadToWait, limitForms } from '../platform/limits/limit-forms.ts';
import type { Routes } from '../request/request-variables.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { readSearch } from './bookmark-search.ts';
import { changeBookmark, isGone, raiseBookmark, removeBookmark } from './bookmark-store.ts';
import { namesOf } from './dealer-of-search.ts';
import { deletedToken, readDeletedSearch } from './deleted-search.ts';
import { bookmarkRate } from './routes.ts';
import { saveSearch } from './save-search.ts';

const acts = ['save', 'rename', 'remove', 'raise'] as const;

const formSchema = z.object({
  act: z.enum(acts, `expected one of ${acts.join(', ')}`),
  id: z.string().max(64).optional(),
  title: z.string().trim().max(200, 'expected at most 200 characters').optional(),
  search: z.string().max(4000, 'expected the address of a search').optional(),
  deleted: z.string().max(8000, 'expected what told of a deleted search').optional(),
});

const formRoute = createRoute({
  method: 'post',
  path: `${bookmarksPath}/form`,
  summary: 'Save, rename, remove or raise a search with a form',
  request: {
    body: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: formSchema } },
    },
  },
  responses: {
    303: {
      description:
        'To the page of saved searches; to that for signing in who is not and has no such',
    },
    ...bodyRefusals,
    404: problemAnswer('Bookmark not found'),
  },
});

/** Forms of the page of saved searches, which need no script. */
export function bookmarkFormRoutes(parts: BookmarkParts): Routes<BookmarkCall> {
  const { database, keyRing } = parts;
  const routes: Routes<BookmarkCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(
    formRoute.getRoutingPath(),
    limitForms(parts, 'bookmarks', bookmarkRate),
    limitBody(16_384),
  );
  routes.openapi(formRoute, async (context) => {
    const { act, id = '', title = '', search = '', deleted } = context.req.valid('form');
    // A search that is to be saved is offered again.
    const offered = deleted === undefined ? { save: search } : { deleted };
    const waiting = leadToWait(context, act === 'save' ? listWith(offered) : bookmarksPath);
    if (waiting !== null) return waiting;
    const { facts, calls } = context.var;
    const { asker, brand } = facts;
    const refuseStranger = () =>
      // Signed out since the page was opened.
      asker.kind === 'person'
        ? problem(context, 'not_found', 'Bookmark not found')
        : context.redirect(signInPath(bookmarksPath), 303);
    if (act === 'save') {
      const read =
        deleted === undefined
          ? await readSearch(search, brand, namesOf(parts, calls))
          : await readDeletedSearch(deleted, { ...facts, calls }, parts);
      if (!read && deleted !== undefined) return refuseStranger();
      if (!read)
        return problem(context, 'invalid_parameter', 'search: expected the address of a search');
      const saved = await saveSearch(context, parts, { title, ...read });
      if (!('code' in saved)) return context.redirect(`${bookmarksPath}#${saved.id}`, 303);
      if (saved.code === 'too_many') return context.redirect(`${bookmarksPath}?full=yes`, 303);
      return problem(context, saved.code, saved.detail);
    }
    const keeper = keeperOf(asker);
    const listIf = (isDone: boolean) => (isDone ? bookmarksPath : null);
    const changes = {
      rename: async (own: string) =>
        listIf(title === '' || (await changeBookmark(database, own, id, { title }))),
      remove: async (own: string) => {
        const removed = await removeBookmark(database, own, id);
        // Pressed twice, it is gone at the second press: as it was to be.
        if (!removed) return listIf(await isGone(database, id));
        return listWith({ deleted: deletedToken(removed, keyRing) });
      },
      raise: async (own: string) => listIf(await raiseBookmark(database, own, id)),
    };
    const path =
      keeper !== null &&
      (await context.var.calls.require('bookmark-updates', () => changes[act](keeper)));
    return path ? context.redirect(path, 303) : refuseStranger();
  });
  return routes;
}

/** The list, with a search that it offers to save, or to save again. */
const listWith = (offered: { readonly save: string } | { readonly deleted: string }) =>
  `${bookmarksPath}?${new URLSearchParams(offered)}`;
