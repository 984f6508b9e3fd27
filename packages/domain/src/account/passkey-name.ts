/** Characters of the name of a passkey at the most. Apart from what needs a schema: pages load this file. */
export const passkeyNameLength = 60;

/** A name that no other passkey has: `Chrome on Linux`, then `Chrome on Linux 2`. */
export function freePasskeyName(name: string, taken: readonly string[]): string {
  const numbered = (place: number) => (place === 1 ? name : `${name} ${place}`);
  let place = 1;
  while (taken.includes(numbered(place))) place += 1;
  return numbered(place);
}
