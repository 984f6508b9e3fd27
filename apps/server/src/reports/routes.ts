import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { OpenAPIHono } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { limitForms } from '../platform/limits/limit-forms.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';

const maxBytes = 8192;

/** One address says no more: who looks at cars finds something wrong with a few. */
const rate = { max: 10, windowMs: 600_000 };

/** Bounds what is sent by the form of a page. */
export function reportRoutes(parts: Pick<MarketParts, 'config' | 'database' | 'keyRing'>): Routes {
  const routes: Routes = new OpenAPIHono();
  const limited = limitForms(parts, 'reports', rate);
  // The page's own address, and that of its data.
  routes.use(`${vehicleFolder}:id/:form{report.*}`, limited, limitBody(maxBytes));
  return routes;
}
