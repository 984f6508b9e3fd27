/** Pages of the operator's beyond this site, and what leads to them. */
const names = {
  'sell-your-car': 'Sell your car',
  financing: 'Financing',
  'service-contracts': 'Vehicle service contracts',
  'gap-insurance': 'GAP insurance',
  tariffs: 'Tariffs',
  'trade-in-value': 'Trade-in value',
  'payoff-quote': 'Payoff quote',
  'credit-score': 'Credit score',
  lease: 'Lease',
  'wallet-sync': 'Wallet',
} as const;

export type OutsidePage = keyof typeof names;

/** Addresses by name. What is not named does not exist, and nothing leads to it. */
export type OutsidePages = Partial<Readonly<Record<OutsidePage, string>>>;

const isOutsidePage = (name: string): name is OutsidePage => Object.hasOwn(names, name);

/**
 * Those that every page leads to at its foot, in their order; to where people sell a car it leads beside its
 * own pages.
 */
export const footerPages = [
  'financing',
  'service-contracts',
  'gap-insurance',
  'tariffs',
] as const satisfies OutsidePage[];

/** What a link to the page says. */
export const outsidePageName = (page: OutsidePage): string => names[page];

/**
 * Reads `sell-your-car=https://…, financing=https://…`.
 *
 * @returns the pages, or what is wrong with the first that cannot be read
 */
export function parseOutsidePages(
  text: string,
): { readonly pages: OutsidePages } | { readonly problem: string } {
  const pages: Partial<Record<OutsidePage, string>> = {};
  for (const item of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', address] = splitOnce(item);
    if (address === undefined) return { problem: `expected name=address, got “${item}”` };
    if (!isOutsidePage(name)) {
      const known = Object.keys(names).join(', ');
      return { problem: `there is no outside page “${name}”; there are ${known}` };
    }
    if (!address.startsWith('https://') || !URL.canParse(address))
      return { problem: `${name} needs an address that begins with https://` };
    pages[name] = address;
  }
  return { pages };
}

function splitOnce(item: string): [string, string?] {
  const at = item.indexOf('=');
  return at < 0 ? [item] : [item.slice(0, at), item.slice(at + 1)];
}
