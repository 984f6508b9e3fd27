import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { BrandSettings } from '../brand-of.ts';
import { publicOriginOf } from '../public-origin.ts';
import { setPrivateCookie } from './set-private-cookie.ts';

/** What a page knows of how its shopper came. */
export interface VisitVariables {
  /** The channel that the campaign of the visit belongs to; null without one. */
  channel: string | null;
}

/** Marks of campaigns are codes; anything else is nobody's. */
const markPattern = /^[\w.-]{1,64}$/;

/**
 * Remembers the campaign that led here: the marks `psid` and `siomid` for half an hour, and for a
 * week the channel, which is that of `psid` or else of `LNX`. A later campaign takes the place of an
 * earlier one.
 */
export function campaignCookies(
  settings: BrandSettings,
): MiddlewareHandler<{ Variables: VisitVariables }> {
  return async (context, next) => {
    const psid = markOf(context, 'psid');
    const siomid = markOf(context, 'siomid');
    const arrived = psid ?? markOf(context, 'LNX') ?? markOf(context, 'lnx');
    const known = getCookie(context, cookieNames.campaign) ?? '';
    context.set('channel', arrived ?? (markPattern.test(known) ? known : null));
    await next();
    const remember = (name: string, value: string | null, maxAgeSeconds: number) => {
      if (value !== null)
        setPrivateCookie(context, publicOriginOf(context.req.url, settings), {
          name,
          value,
          maxAgeSeconds,
        });
    };
    remember(cookieNames.psid, psid, cookieAges.psidSeconds);
    remember(cookieNames.siomid, siomid, cookieAges.siomidSeconds);
    remember(cookieNames.campaign, arrived, cookieAges.campaignMs / 1000);
  };
}

function markOf(context: Context, name: string): string | null {
  const mark = context.req.query(name) ?? '';
  return markPattern.test(mark) ? mark : null;
}
