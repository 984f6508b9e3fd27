import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  type KeyGuard,
  type KeyVariables,
  keyRefusals,
  keySecurity,
} from '../api-keys/key-guard.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { toCsv } from './describe-leads.ts';
import { listLeads, maxExported } from './list-leads.ts';

const exportRoute = createRoute({
  method: 'get',
  path: '/rest/operator/leads',
  summary: 'What shoppers sent to sellers, as CSV, the latest first',
  security: keySecurity('leads.read'),
  request: {
    query: z.object({
      since: z.iso
        .date('expected a day such as 2026-11-01')
        .optional()
        .openapi({ description: 'Only those from that day on, in UTC' }),
    }),
  },
  responses: {
    200: {
      description: `At most ${maxExported.toLocaleString('en-US')}`,
      content: { 'text/csv': { schema: z.string() } },
    },
    ...parameterRefusal,
    ...keyRefusals,
  },
});

/** Leads for programs of operators. */
export function leadOperatorRoutes({
  database,
  keyGuard,
}: Pick<MarketParts, 'database'> & { readonly keyGuard: KeyGuard }) {
  const routes = new OpenAPIHono<{ Variables: RequestVariables & KeyVariables }>({
    defaultHook: refuseInvalid,
  });
  routes.get(exportRoute.path, keyGuard.requires('leads.read'));
  return routes.openapi(exportRoute, async (context) => {
    const { since } = context.req.valid('query');
    const found = await listLeads(database, { since, limit: maxExported });
    return context.body(toCsv(found), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    });
  });
}
