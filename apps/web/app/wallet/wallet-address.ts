/** The page of the wallet, and where its form is sent. */
export const walletPath = '/cars-for-sale/wallet';

/** Where a trade-in is valued. */
export const tradeInPath = '/cars-for-sale/trade-in';

const results = '/cars-for-sale';

/** The page that a shopper came from, as an address of this site; the results where it is none. */
export function readFrom(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return results;
  const { pathname, search } = new URL(from, 'http://here');
  return pathname === walletPath ? results : pathname + search;
}

/** The wallet's page, for a shopper who goes back to where it was opened. */
export function walletHref(from: string | null): string {
  return from === null ? walletPath : `${walletPath}?from=${encodeURIComponent(from)}`;
}
