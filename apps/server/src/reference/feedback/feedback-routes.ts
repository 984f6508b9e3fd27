import { OpenAPIHono } from '@hono/zod-openapi';
import { limitForms } from '../../platform/limits/limit-forms.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { Routes } from '../../request/request-variables.ts';

/** Who reads of models has an opinion of a few; a household or an office shares an address. */
const rate = { max: 60, windowMs: 600_000 };

/** Bounds what is told by the forms of pages about models: reviews, reports of them, whether trims helped. */
export function feedbackRoutes(
  parts: Pick<MarketParts, 'config' | 'database' | 'keyRing'>,
): Routes {
  const routes: Routes = new OpenAPIHono();
  routes.use('/research/*', limitForms(parts, 'model-feedback', rate));
  return routes;
}
