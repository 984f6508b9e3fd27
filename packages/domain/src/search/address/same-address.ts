import { percentEncode } from './percent-encoding.ts';

/**
 * Whether two addresses are the same but for what those who pass an address on write in their own way: a space
 * as `+`, a tilde escaped, other marks bare. Redirected for that, they would be redirected forever.
 *
 * @param a path and query of one, as `/cars-for-sale?zip=30303`
 */
export function isSameAddress(a: string, b: string): boolean {
  return reescaped(a) === reescaped(b);
}

function reescaped(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  return query === undefined ? path : `${path}?${query.split('&').map(reescapedPair).join('&')}`;
}

/** The first `=` parts name and value, another one is a mark. */
function reescapedPair(pair: string): string {
  return pair.split(/=(.*)/s, 2).map(reescapedText).join('=');
}

/** Escapes stay as they are, those that nobody needs as well: they are what makes an address another. */
function reescapedText(text: string): string {
  return text
    .replaceAll('+', '%20')
    .replaceAll('%7E', '~')
    .replace(/%(?![\dA-F]{2})|[^\w.~%-]+/gi, percentEncode);
}
