import { percentDecode, percentEncode } from './percent-encoding.ts';

/**
 * Parameters that ride along without being part of the search: campaigns, the click that led here,
 * the bookmark to load, the state of the page itself. They neither cause a redirect nor get lost in
 * one, and are no part of the address that search engines are told.
 */
const passThrough: ReadonlySet<string> = new Set([
  'psid',
  'siomid',
  'lnx',
  'LNX',
  'clickType',
  'tileClick',
  'searchBookmarkId',
  'bookmarkId',
  'lastExec',
  'mmt',
  'view',
  'area',
  'about',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
]);

const maxPassThroughCharacters = 200;

/** `address` with the passengers of `search` behind its own parameters. */
export function withPassThrough(address: string, search: string): string {
  const riding = [...new URLSearchParams(search)]
    .filter(([name]) => passThrough.has(name))
    .map(([name, value]) => `${name}=${percentEncode(value.slice(0, maxPassThroughCharacters))}`);
  if (riding.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${riding.join('&')}`;
}

/** The address as sent but for the passThrough. */
export function withoutPassThrough(url: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const own = url.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !passThrough.has(percentDecode(pair.split('=', 1)[0] ?? '')))
    .join('&');
  return own === '' ? url.pathname : `${url.pathname}?${own}`;
}
