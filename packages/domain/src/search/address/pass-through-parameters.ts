import { percentDecode, percentEncode } from './percent-encoding.ts';

/**
 * Parameters that ride along without being part of the search: campaigns, the click that led here,
 * the bookmark to load, the state of the page itself. They neither cause a redirect nor get lost in
 * one, and are no part of the address that search engines are told.
 */
const passengers: ReadonlySet<string> = new Set([
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

const mostPassengerCharacters = 200;

/** `address` with the passengers of `search` behind its own parameters. */
export function withPassengers(address: string, search: string): string {
  const riding = [...new URLSearchParams(search)]
    .filter(([name]) => passengers.has(name))
    .map(([name, value]) => `${name}=${percentEncode(value.slice(0, mostPassengerCharacters))}`);
  if (riding.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${riding.join('&')}`;
}

/** The address as sent but for the passengers. */
export function withoutPassengers(url: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const own = url.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !passengers.has(percentDecode(pair.split('=', 1)[0] ?? '')))
    .join('&');
  return own === '' ? url.pathname : `${url.pathname}?${own}`;
}
