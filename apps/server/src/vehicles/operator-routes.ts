import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { createRoute, z } from '@hono/zod-openapi';
import { and, asc, eq, gt } from 'drizzle-orm';
import { type KeyGuard, keyRefusals, keySecurity } from '../api-keys/key-guard.ts';
import { onlyParameters, operatorRoutes } from '../api-keys/operator-routes.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import { listings } from './tables.ts';

/** Cars of one answer. */
const atOnce = 5000;

const listingsRoute = createRoute({
  method: 'get',
  path: '/rest/operator/listings',
  summary: 'Every car for sale as it is stored, a line of JSON each, by id',
  security: keySecurity('listings.read'),
  request: {
    query: onlyParameters({
      after: z.coerce
        .number('expected the id of a car')
        .int('expected the id of a car')
        .min(0, 'expected the id of a car')
        .max(Number.MAX_SAFE_INTEGER, 'expected the id of a car')
        .default(0)
        .openapi({ description: 'The id of the last one that was read before' }),
    }),
  },
  responses: {
    200: {
      description: `At most ${groupDigits(atOnce)}: fewer are the last that there are`,
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    ...parameterRefusal,
    ...keyRefusals,
  },
});

/** The whole inventory, for programs of operators. */
export function listingOperatorRoutes({
  database,
  keyGuard,
}: Pick<MarketParts, 'database'> & { readonly keyGuard: KeyGuard }) {
  return operatorRoutes(keyGuard, [listingsRoute]).openapi(listingsRoute, async (context) => {
    const { after } = context.req.valid('query');
    const rows = await database
      .select({ data: listings.data })
      .from(listings)
      .where(and(eq(listings.status, 'active'), gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(atOnce);
    const lines = rows.map(({ data }) => `${JSON.stringify(data)}\n`).join('');
    return context.body(lines, 200, { 'Content-Type': 'application/x-ndjson' });
  });
}
