/**
 * The style sheets of a page, for its `links`. With a precedence React puts them behind that of all pages
 * and before whatever is only loaded ahead, and shows a page that is gone to when they are there.
 */
export function pageStyles(...addresses: readonly string[]) {
  return addresses.map((href) => ({ rel: 'stylesheet', href, precedence: 'default' }));
}
