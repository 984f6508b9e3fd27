import type { Context, MiddlewareHandler } from 'hono';
import { createClientAddress } from '../http/client-address.ts';
import { refuseTooOften, type Source, tellWait } from './limit-rate.ts';
import type { Rate } from './rate-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

export interface FormVariables {
  /** Milliseconds until what was sent may be sent again; absent where it was not sent too often. */
  waitMs?: number;
}

/**
 * Bounds what is sent to the address of a page, as `limitRate` does. A form of a browser is passed on with how
 * long to wait: its page refuses it and shows the words again. Programs are refused as everywhere.
 */
export function limitForms(
  source: Source,
  name: string,
  rate: Rate,
): MiddlewareHandler<{ Variables: FormVariables }> {
  const limiter = createSharedLimiter(source, name, rate);
  const clientOf = createClientAddress(source.config.trustedProxies);
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const waitMs = await limiter.admit(clientOf(context));
    if (waitMs === 0) return next();
    if (!isOfBrowser(context)) return refuseTooOften(context, waitMs);
    context.set('waitMs', waitMs);
    await next();
    tellWait(context, waitMs);
  };
}

/**
 * Leads a browser whose form was sent too often to a page that tells for how long it waits.
 *
 * @param address of the page, of this site
 * @returns null where it was not
 */
export function leadToWait(
  context: Pick<Context, 'redirect'> & { readonly var: object },
  address: string,
): Response | null {
  const { waitMs }: FormVariables = context.var;
  if (waitMs === undefined) return null;
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  asked.set('wait', String(Math.ceil(waitMs / 1000)));
  return context.redirect(`${path}?${asked}`, 303);
}

/** Browsers say where a form comes from. */
const isOfBrowser = ({ req }: Context): boolean =>
  req.header('Origin') !== undefined || (req.header('Accept') ?? '').includes('text/html');
