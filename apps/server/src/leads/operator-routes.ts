import { createRoute, z } from '@hono/zod-openapi';
import { type KeyGuard, keyRefusals, keySecurity } from '../api-keys/key-guard.ts';
import { onlyParameters, operatorRoutes, sinceDay } from '../api-keys/operator-routes.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import { toTextStream } from '../platform/http/text-stream.ts';
import type { MarketParts } from '../request/parts.ts';
import { leadLines } from './export-leads.ts';

const exportRoute = createRoute({
  method: 'get',
  path: '/rest/operator/leads',
  summary: 'What shoppers sent to sellers, as CSV, the latest first',
  security: keySecurity('leads.read'),
  request: {
    query: onlyParameters({
      since: sinceDay,
    }),
  },
  responses: {
    200: {
      description: 'A line each',
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
  return operatorRoutes(keyGuard, [exportRoute]).openapi(exportRoute, (context) => {
    const { since } = context.req.valid('query');
    return context.body(toTextStream(leadLines(database, since)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    });
  });
}
