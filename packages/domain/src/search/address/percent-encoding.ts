/**
 * Percent-encodes all but RFC 3986's unreserved characters. `encodeURIComponent` leaves `'` alone,
 * which browsers then escape themselves: the address would never equal its canonical form. Half
 * of a surrogate pair becomes U+FFFD, where the bare function throws.
 */
export function percentEncode(text: string): string {
  // Codes and numbers, which most values of addresses are, stay as they are.
  if (/^[\w.~-]*$/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes a path segment or a query text; text that is not validly encoded stays as it is. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
