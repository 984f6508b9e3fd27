/**
 * Whether two addresses are the same but for how their queries escape characters: those who pass an
 * address on write a space as `+` and leave other marks bare, and would be redirected forever.
 *
 * @param a path and query of one, as `/cars-for-sale?zip=30303`
 */
export function isSameAddress(a: string, b: string): boolean {
  return reescaped(a) === reescaped(b);
}

function reescaped(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}
