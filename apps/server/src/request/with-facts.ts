import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../platform/clock.ts';
import { createClientAddress } from '../platform/http/client-address.ts';
import { type ReadSession, readAsker } from './asker.ts';
import { toRequestFacts } from './request-facts.ts';
import type { RequestConfig } from './request-settings.ts';
import type { RequestVariables } from './request-variables.ts';

/** Works out once what is known of a request: its brand, when it came and who asks. */
export function withFacts(parts: {
  readonly config: RequestConfig & { readonly trustedProxies: readonly string[] };
  readonly reference: Reference;
  readonly clock: Clock;
  readonly secretKey: string;
  readonly financeTables: FinanceTables;
  readonly readSession: ReadSession;
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  const { config, reference, clock, secretKey, readSession, financeTables } = parts;
  const known = { places: reference, financeTables };
  const clientOf = createClientAddress(config.trustedProxies);
  return async (context, next) => {
    const asker = await readAsker(context, secretKey, readSession);
    const { url } = context.req;
    const cookies = context.req.header('Cookie') ?? null;
    const asked = { url, clock, asker, cookies, client: clientOf(context) };
    context.set('facts', toRequestFacts(asked, config, known));
    await next();
  };
}
