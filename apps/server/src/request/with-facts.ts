import { cookieNames } from '@forecourt/domain/account/cookies';
import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Clock } from '../platform/clock.ts';
import { createClientAddress } from '../platform/http/client-address.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import { type ReadSession, readAsker, renewVisitor } from './asker.ts';
import type { FlagBoard } from './flags/flag-board.ts';
import { toRequestFacts } from './request-facts.ts';
import type { RequestConfig } from './request-settings.ts';
import type { RequestVariables } from './request-variables.ts';

/** Works out once what is known of a request: its brand, when it came and who asks. */
export function withFacts(parts: {
  readonly config: RequestConfig & { readonly trustedProxies: readonly string[] };
  readonly reference: Reference;
  readonly clock: Clock;
  readonly flags: FlagBoard;
  readonly keyRing: KeyRing;
  readonly financeTables: FinanceTables;
  readonly readSession: ReadSession;
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  const { config, clock, keyRing, readSession } = parts;
  const clientOf = createClientAddress(config.trustedProxies);
  return async (context, next) => {
    const asker = await readAsker(context, keyRing, readSession);
    const { url } = context.req;
    const cookies = context.req.header('Cookie') ?? null;
    const chosenBrand = getCookie(context, cookieNames.brand);
    const hasJustWritten = getCookie(context, cookieNames.justWrote) !== undefined;
    const asked = {
      url,
      clock,
      asker,
      cookies,
      client: clientOf(context),
      chosenBrand,
      hasJustWritten,
    };
    context.set('facts', toRequestFacts(asked, parts));
    await next();
    if (keyRing.keys.length > 1) await renewVisitor(context, keyRing);
  };
}
