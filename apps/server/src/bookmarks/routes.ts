import { keeperOf } from '@forecourt/domain/account/asker';
import {
  bookmarkUpdateSchema,
  searchBookmarksSchema,
} from '@forecourt/domain/account/search-bookmark';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { Routes } from '../request/request-variables.ts';
import { searchWarningSchema, toSearchWarnings } from '../request/search-warnings.ts';
import { toBeans } from './bookmark-beans.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { countBookmarks, findBookmark, readBookmarks } from './bookmark-store.ts';
import { identityHeader, identityToken, isForeign } from './identity-token.ts';
import { changeKept, saveSent } from './program-acts.ts';

/** Who saves searches does so every other second at the most. */
export const bookmarkRate = { max: 60, windowMs: 60_000 };

const maxBytes = 40_000;

const headers = z.object({
  [identityHeader]: z.string().optional().openapi({
    description: 'The identity token of whoever is signed in, when available',
  }),
});

const beans = {
  description: 'Saved searches in their order; the list of a person comes with the identity token',
  content: { 'application/json': { schema: searchBookmarksSchema } },
};

const foreign = problemAnswer('The identity token is not of whoever is signed in');

const listRoute = createRoute({
  method: 'get',
  path: '/account-api/searchbookmarks',
  summary: 'Searches that were saved here, or one of them',
  request: { headers, query: z.object({ searchBookmarkId: z.string().max(64).optional() }) },
  responses: { 200: beans, 403: foreign, 404: problemAnswer('Bookmark not found') },
});

const sharedRoute = createRoute({
  method: 'get',
  path: '/account-api/searchbookmarks/share-bookmark/{id}',
  summary: 'A search that somebody passed on',
  request: { headers, params: z.object({ id: z.string().max(64) }) },
  responses: { 200: beans, 403: foreign, 404: problemAnswer('Bookmark not found') },
});

const savedSchema = searchBookmarksSchema.extend({
  savedSearches: z
    .record(z.string(), z.number().int())
    .openapi({ description: 'How many are saved, by brand' }),
  warnings: z
    .array(searchWarningSchema)
    .openapi({ description: 'What was left out of the search that was sent' }),
});

const updateRoute = createRoute({
  method: 'post',
  path: '/account-api/search',
  summary: 'Rename a saved search, note that it was run, or save another one',
  description: 'A search that is saved already gets the new names and stays where it is.',
  request: {
    headers,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: bookmarkUpdateSchema.partial().extend({
            searchResultsURL: z.string().max(16_384).optional().openapi({
              description: 'Filter values of a search to be saved, as URL-encoded JSON',
            }),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What is saved then',
      content: { 'application/json': { schema: savedSchema } },
    },
    ...bodyRefusals,
    404: problemAnswer('Bookmark not found'),
    409: problemAnswer('As many as are kept are saved; nothing was changed'),
  },
});

const notFound = 'Bookmark not found';
const notYours = 'X-Identity-Token: expected the one of whoever is signed in, or none.';
const noStore = { 'Cache-Control': 'private, no-store' };

/** Calls for saved searches. */
export function bookmarkRoutes(parts: BookmarkParts): Routes<BookmarkCall> {
  const { database, keyRing } = parts;
  const routes: Routes<BookmarkCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(
    '/account-api/search',
    limitRate(parts, 'bookmarks', bookmarkRate),
    limitBody(maxBytes),
  );
  routes.use('/account-api/*', async (context, next) => {
    const sent = context.req.header(identityHeader);
    if (isForeign(sent, context.var.facts.asker, keyRing))
      return problem(context, 'forbidden', notYours);
    return next();
  });

  routes.openapi(listRoute, async (context) => {
    const keeper = keeperOf(context.var.facts.asker);
    const { searchBookmarkId } = context.req.valid('query');
    const kept =
      keeper === null
        ? []
        : await context.var.calls.require('bookmarks', () => readBookmarks(database, keeper));
    const token = identityToken(context.var.facts.asker, keyRing);
    if (token !== null) context.header(identityHeader, token);
    if (searchBookmarkId === undefined) return context.json(toBeans(kept), 200, noStore);
    const found = kept.filter(({ id }) => id === searchBookmarkId);
    if (found.length === 0) return problem(context, 'not_found', notFound);
    return context.json(toBeans(found), 200, noStore);
  });

  routes.openapi(sharedRoute, async (context) => {
    const { id } = context.req.valid('param');
    const found = await context.var.calls.require('bookmarks', () => findBookmark(database, id));
    if (!found) return problem(context, 'not_found', notFound);
    return context.json(toBeans([found]), 200, noStore);
  });

  routes.openapi(updateRoute, async (context) => {
    const sent = context.req.valid('json');
    const done = await (sent.bookmarkId === undefined
      ? saveSent(context, parts, sent)
      : changeKept(context, parts, { ...sent, bookmarkId: sent.bookmarkId }));
    if ('code' in done) return problem(context, done.code, done.detail);
    const { keeper, told } = done;
    const answer = {
      ...toBeans(await readBookmarks(database, keeper)),
      savedSearches: { ...(await countBookmarks(database, keeper)) },
      warnings: toSearchWarnings({ invalid: [], ...told }),
    };
    return context.json(answer, 200, noStore);
  });
  return routes;
}
