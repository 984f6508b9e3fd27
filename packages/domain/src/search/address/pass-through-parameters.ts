import { mapViews } from '../../map/map-views.ts';
import { percentEncode } from './percent-encoding.ts';

/**
 * Parameters that ride along without being part of the search: campaigns, the click that led here,
 * the bookmark to load or that is lost, the state of the page itself. They stand in their place in the order, get lost
 * in no redirect, and are no part of the address that search engines are told.
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
  'lostSearch',
  'view',
  'open',
  'area',
  'about',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
]);

const maxPassThroughCharacters = 200;

/** How results are shown besides the grid; any other view is none. */
const views: ReadonlySet<string> = new Set(mapViews);

/** `address` with the passengers of `search` among its own parameters, all in order. */
export function withPassThrough(address: string, search: string): string {
  const riding = [...new URLSearchParams(search)]
    .filter(([name, value]) => passThrough.has(name) && (name !== 'view' || views.has(value)))
    .map(([name, value]): [string, string] => [name, value.slice(0, maxPassThroughCharacters)]);
  if (riding.length === 0) return address;
  const [path = '', own = ''] = address.split('?');
  return withOrderedQuery(path, [...new URLSearchParams(own), ...riding]);
}

/**
 * A path with parameters: keys in the order of the alphabet, values sorted, none twice, none empty,
 * percent-encoded.
 */
export function withOrderedQuery(
  path: string,
  parameters: Iterable<readonly [string, string]>,
): string {
  const pairs = [...parameters].filter(([, value]) => value !== '').sort(byNameThenValue);
  const written = pairs.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
  return written.length === 0 ? path : `${path}?${[...new Set(written)].join('&')}`;
}

function byNameThenValue(a: readonly [string, string], b: readonly [string, string]): number {
  return compare(a[0], b[0]) || compare(a[1], b[1]);
}

/** By code units, as every program sorts. */
export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
