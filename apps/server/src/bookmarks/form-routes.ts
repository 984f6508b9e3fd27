import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { leadToWait, limitForms } from '../platform/limits/limit-forms.ts';
import type { Routes } from '../request/request-variables.ts';
import type { BookmarkParts } from './bookmark-parts.ts';
import type { BookmarkCall } from './bookmark-policies.ts';
import { changeByForm, offeredAgain, saveByForm } from './form-acts.ts';
import { bookmarkRate } from './routes.ts';

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
  const routes: Routes<BookmarkCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(
    formRoute.getRoutingPath(),
    limitForms(parts, 'bookmarks', bookmarkRate),
    limitBody(16_384),
  );
  routes.openapi(formRoute, async (context) => {
    const form = context.req.valid('form');
    const waiting = leadToWait(context, form.act === 'save' ? offeredAgain(form) : bookmarksPath);
    if (waiting !== null) return waiting;
    return form.act === 'save'
      ? saveByForm(context, parts, form)
      : changeByForm(context, parts, { ...form, act: form.act });
  });
  return routes;
}
