/**
 * Has the browser keep a cookie for the whole site. Not by the Cookie Store: browsers of before 2025 have none, nor has
 * any that came by plain http.
 *
 * @param maxAgeMs null for this visit, 0 to forget it
 */
export function keepCookie(name: string, value: string, maxAgeMs: number | null): void {
  const age = maxAgeMs === null ? '' : `; Max-Age=${Math.round(maxAgeMs / 1000)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way that all browsers have
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`;
}
