import { type BrandSettings, brandOf } from './brand-of.ts';

/**
 * Where the shopper who sent a request reaches its brand. Behind a proxy the request itself does not
 * tell: it may come plain, and to another host. A brand without a public origin is where it was asked.
 *
 * @param url of the request, as it came
 */
export function publicOriginOf(url: string, settings: BrandSettings): string {
  const { host, origin } = new URL(url);
  return settings.publicOrigins[brandOf(host, settings).code] ?? origin;
}

/** The address of a request as its shopper sees it. */
export function publicUrlOf(url: string, settings: BrandSettings): string {
  const { origin } = new URL(url);
  return `${publicOriginOf(url, settings)}${url.slice(origin.length)}`;
}
