import { compareForm, comparePath } from '@forecourt/domain/compare/compare-address';

/** Pages of a running server of each kind that shoppers open most; of each at least one. */
export type KnownPages = Readonly<Record<PageKind, readonly string[]>>;

export type PageKind = 'home' | 'results' | 'vehicle' | 'compare' | 'research';

const searches = [
  '/cars-for-sale/all-cars/atlanta-ga?zip=30303',
  '/cars-for-sale/toyota',
  '/cars-for-sale/all-cars/suv/chicago-il?zip=60601',
  '/cars-for-sale/used-cars/cars-under-25000',
];

/** A model that every catalogue has. */
const commonModel = '/research/toyota/rav4';

/** How many pages about models are asked for: few are asked for twice, and all kinds of models are among them. */
const researched = 300;

/** Pages about models and their years from all over the sitemap, the common one first. */
async function findResearch(url: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemaps/research.xml', url))).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, at = '']) => new URL(at).pathname);
  const step = Math.max(1, Math.floor(paths.length / researched));
  return [commonModel, ...paths.filter((_, place) => place % step === 0)];
}

/** @throws when the first search shows too few cars to compare */
export async function findPages(url: string): Promise<KnownPages> {
  const page = await (await fetch(new URL(searches[0] ?? '', url))).text();
  const vehicles = [...new Set(page.match(/\/cars-for-sale\/vehicle\/\d+/g))];
  const ids = vehicles.map((path) => path.split('/').at(-1)).slice(0, 3);
  if (ids.length < 3)
    throw new Error(`${searches[0]} shows ${ids.length} cars; three are compared.`);
  const compare = `${comparePath}?${compareForm.field}=${ids.join(',')}`;
  return {
    home: ['/'],
    results: searches,
    vehicle: vehicles,
    compare: [compare],
    research: await findResearch(url),
  };
}
