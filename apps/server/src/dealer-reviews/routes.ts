import { OpenAPIHono } from '@hono/zod-openapi';
import { limitForms } from '../platform/limits/limit-forms.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';

/** As of models: who asked dealers has an opinion of a few. */
const rate = { max: 60, windowMs: 600_000 };

/** Bounds what is told by the forms of pages about dealers: reviews, and reports of them. */
export function dealerReviewRoutes(
  parts: Pick<MarketParts, 'config' | 'database' | 'keyRing'>,
): Routes {
  const routes: Routes = new OpenAPIHono();
  routes.use('/cars-for-sale/dealer/*', limitForms(parts, 'dealer-reviews', rate));
  return routes;
}
