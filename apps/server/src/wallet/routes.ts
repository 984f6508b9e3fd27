import { keeperOf } from '@forecourt/domain/account/asker';
import { toWallet, withoutCleared, writeWallet } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import type { WalletNotice } from '@forecourt/domain/money/wallet/wallet-notice';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { sendCookies } from '../platform/http/send-cookies.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import { walletHeaders } from '../request/carried-wallet.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import { findWalletNotices } from './find-wallet-notices.ts';
import { walletCookie } from './wallet-cookie.ts';
import type { WalletCall } from './wallet-policies.ts';
import { syncWallet } from './wallet-store.ts';

/** Due once a day, and at most as often as a shopper opens pages. */
const syncRate = { max: 30, windowMs: 60_000 };

const noticeSchema: z.ZodType<WalletNotice> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deal-updates'),
    cars: z.int().openapi({ description: 'Saved cars that cost less than when they were saved' }),
    most: z.int().openapi({ description: 'By which the most fallen did, whole dollars' }),
  }),
  z.object({
    kind: z.literal('trade-in'),
    before: z.int().openapi({ description: 'What the trade-in was worth, whole dollars' }),
    now: z.int().openapi({ description: 'What it is worth now, whole dollars' }),
  }),
]);

const syncedSchema = z.object({
  isSynced: z.boolean().openapi({ description: 'Whether somebody is signed in to sync with' }),
  isChanged: z.boolean().openapi({ description: 'Whether this browser now has other numbers' }),
  notices: z.array(noticeSchema),
});

const syncRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/wallet/sync',
  summary: 'Bring the wallet of this browser and of its account together',
  description:
    'Of each field what was set last is kept, in both. Also tells what became of saved cars and of the trade-in since.',
  request: { headers: walletHeaders },
  responses: {
    200: {
      description: 'What was done, and what there is to tell',
      headers: walletHeaders,
      content: { 'application/json': { schema: syncedSchema } },
    },
    403: problemAnswer('The page that sends it is of another site'),
    404: problemAnswer('There is no wallet here'),
    429: bodyRefusals[429],
  },
});

/** What pages ask for when a wallet is due. */
export function walletRoutes(parts: MarketParts): Routes<WalletCall> {
  const routes: Routes<WalletCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const { database } = parts;
  routes.use(syncRoute.getRoutingPath(), limitRate(parts, 'wallet', syncRate));
  routes.openapi(syncRoute, async (context) => {
    const { asker, flags, origin } = context.var.facts;
    if (!flags.has('my_wallet')) return problem(context, 'not_found', 'There is no wallet here.');
    const sent = readWalletCookie(context.req.header('Cookie') ?? null);
    const keeper = keeperOf(asker);
    const isSynced = asker.kind === 'person' && keeper !== null;
    const kept = isSynced
      ? withoutCleared(
          await context.var.calls.require('wallet-sync', () => syncWallet(database, keeper, sent)),
        )
      : sent;
    const isChanged = writeWallet(kept) !== writeWallet(withoutCleared(sent));
    if (isSynced) sendCookies(context, walletCookie(kept, origin));
    const notices = await context.var.calls.attempt(
      'wallet-notice',
      () => findWalletNotices(parts, keeper, toWallet(kept)),
      [],
    );
    return context.json({ isSynced, isChanged: isSynced && isChanged, notices }, 200, {
      'Cache-Control': 'private, no-store',
    });
  });
  return routes;
}
