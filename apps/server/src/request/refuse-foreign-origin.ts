import type { MiddlewareHandler } from 'hono';
import { problem } from '../platform/http/problem.ts';
import type { BrandSettings } from './brand-of.ts';
import { publicOriginOf } from './public-origin.ts';

/** Methods that change nothing. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site has a browser send here, whatever its body: forms, JSON and
 * beacons alike. Programs that are no browsers say no origin and pass.
 */
export function refuseForeignOrigin(settings: BrandSettings): MiddlewareHandler {
  const publicOrigins = Object.values(settings.publicOrigins);
  const publicHosts = new Set(publicOrigins.map((origin) => new URL(origin).host));
  return async (context, next) => {
    const { method, url } = context.req;
    if (safeMethods.has(method)) return next();
    const own = new URL(url);
    const expected = publicOriginOf(url, settings);
    const sent = context.req.header('Origin');
    // Asked directly, as on the machine that it runs on. At a public host the scheme counts, too.
    const isDirect = sent === own.origin && !publicHosts.has(own.host);
    const isOurs =
      sent === undefined
        ? !['cross-site', 'same-site'].includes(context.req.header('Sec-Fetch-Site') ?? '')
        : sent === expected || isDirect;
    if (isOurs) return next();
    return problem(context, 'forbidden', `Origin: expected ${expected}, the address of this page.`);
  };
}
