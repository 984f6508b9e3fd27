import { signInPath } from '@forecourt/domain/account/sign-in';
import { listingIdSchema } from '@forecourt/domain/listing/listing-id';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { leadToWait, limitForms } from '../platform/limits/limit-forms.ts';
import type { Routes } from '../request/request-variables.ts';
import { dropCar, keepCar, type SavedParts } from './keep-car.ts';
import { savingRate } from './routes.ts';
import type { SavedCall } from './saved-policies.ts';

const page = '/cars-for-sale/saved';

const formSchema = z
  .object({ save: listingIdSchema.optional(), remove: listingIdSchema.optional() })
  .refine(({ save, remove }) => (save === undefined) !== (remove === undefined), {
    error: 'expected “save” or “remove” with the id of a car',
  });

const formRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/saved-listings/form',
  summary: 'Save or remove a car with a form, as browsers without scripts do',
  request: {
    body: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: formSchema } },
    },
  },
  responses: {
    303: { description: 'To the page of saved cars, which tells what was done' },
    ...bodyRefusals,
    404: problemAnswer('Cars are not saved here'),
  },
});

/** Hearts where no script runs: what was done is told by the page of saved cars. */
export function savedFormRoutes(parts: SavedParts): Routes<SavedCall> {
  const routes: Routes<SavedCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(formRoute.getRoutingPath(), limitForms(parts, 'saving', savingRate), limitBody(1024));
  // The page that tells what is kept also tells that it cannot be told now.
  routes.onError((error, context) => {
    // What is wrong with the form is no failure of ours, and is said as everywhere.
    if (error instanceof HTTPException && error.status < 500) throw error;
    parts.logger.error(error, context.var.requestId);
    return context.redirect(page, 303);
  });
  routes.openapi(formRoute, async (context) => {
    const waiting = leadToWait(context, page);
    if (waiting !== null) return waiting;
    const { save, remove } = context.req.valid('form');
    if (remove !== undefined) {
      const result = await dropCar(context, parts, remove);
      if ('code' in result) return problem(context, result.code, result.detail);
      return context.redirect(`${page}?removed=${remove}`, 303);
    }
    const result = await keepCar(context, parts, save ?? 0);
    if (!('code' in result)) return context.redirect(`${page}#car-${save}`, 303);
    if (result.code === 'too_many')
      return context.redirect(signInPath(page, 'signup', 'saved'), 303);
    // Sold while the page with its heart was open.
    if (result.code === 'not_found') return context.redirect(`${page}?gone`, 303);
    return problem(context, result.code, result.detail);
  });
  return routes;
}
