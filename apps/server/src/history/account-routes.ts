import { personKeeper } from '@forecourt/domain/account/asker';
import { maxRecent, type RecentEntry } from '@forecourt/domain/account/recent-inventory';
import type { Wallet } from '@forecourt/domain/money/wallet/wallet';
import { vinSchema } from '@forecourt/domain/vehicle/vin-schema';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import { walletHeaders } from '../request/carried-wallet.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import type { HistoryCall } from './history-policies.ts';
import { forgetSeenCars, mergeSeenCars } from './seen-cars.ts';

const path = '/cars-for-sale/history';
const maxBytes = 16_384;

/** A browser tells every two minutes at the most; an office shares an address. */
const rate = { max: 120, windowMs: 60_000 };

const entrySchema = z.object({
  listingId: z.int().positive(),
  vin: vinSchema,
  timestamp: z.int().positive().describe('When it was opened last, in milliseconds since 1970'),
});

const historySchema = z.object({
  history: z.array(entrySchema).describe('Cars that were seen, the last first'),
  isWhole: z
    .boolean()
    .describe(
      'False when the account could not be asked: then it is what was sent, to be sent again',
    ),
  kbbTradeIns: z
    .array(z.object({ value: z.int(), amountOwed: z.int().nullable() }))
    .describe('What the shopper would trade in, whole dollars'),
  leadCandidates: z.array(z.string()).describe('VINs that the shopper came back to or saw last'),
});

const mergeRoute = createRoute({
  method: 'post',
  path,
  summary: 'What the person who is signed in saw in all browsers, with what this one saw',
  request: {
    headers: walletHeaders,
    body: {
      required: true,
      content: {
        'application/json': { schema: z.object({ entries: z.array(entrySchema).max(maxRecent) }) },
      },
    },
  },
  responses: {
    200: {
      description: 'Of a visitor nothing is kept, and nothing told but what was sent',
      content: { 'application/json': { schema: historySchema } },
    },
    ...bodyRefusals,
  },
});

const forgetRoute = createRoute({
  method: 'delete',
  path,
  summary: 'Forget what the person who is signed in saw',
  responses: {
    204: { description: 'Nothing is kept any more' },
    403: bodyRefusals[403],
    429: bodyRefusals[429],
  },
});

/** A browser asks at most every two minutes, and shows what it is told. */
export function accountHistoryRoutes(parts: MarketParts) {
  const { database } = parts;
  const routes: Routes<HistoryCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(path, limitRate(parts, 'history', rate, ['POST', 'DELETE']), limitBody(maxBytes));
  return routes
    .openapi(mergeRoute, async (context) => {
      const { asker, money, now } = context.var.facts;
      const { entries } = context.req.valid('json');
      const merged =
        asker.kind === 'person'
          ? await context.var.calls.attempt<readonly RecentEntry[] | null>(
              'browsing-history',
              () => mergeSeenCars(database, personKeeper(asker.personId), entries, now),
              null,
            )
          : entries;
      const history = [...(merged ?? entries)];
      const answer = {
        history,
        isWhole: merged !== null,
        kbbTradeIns: tradeInsOf(money.wallet),
        leadCandidates: history.slice(0, maxCandidates).map(({ vin }) => vin),
      };
      return context.json(answer, 200, { 'Cache-Control': 'private, no-store' });
    })
    .openapi(forgetRoute, async (context) => {
      const { asker } = context.var.facts;
      if (asker.kind === 'person')
        await context.var.calls.require('browsing-history', () =>
          forgetSeenCars(database, personKeeper(asker.personId)),
        );
      return context.body(null, 204);
    });
}

/** As many as are shown again. */
const maxCandidates = 12;

function tradeInsOf(wallet: Wallet | null) {
  return wallet?.tradeValue == null
    ? []
    : [{ value: wallet.tradeValue, amountOwed: wallet.amountOwed }];
}
