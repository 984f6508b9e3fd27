import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import { articlesPath } from '@forecourt/domain/content/article';
import { helpPath } from '@forecourt/domain/content/help-path';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { marketPath } from '@forecourt/domain/market/market-address';
import { modelsPath } from '@forecourt/domain/reference/research-address';
import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';

/** A page that every other one leads to: its path, what the foot calls it, and the head, where that is another word. */
export type SitePage = readonly [path: string, name: string, brief?: string];

const shop: SitePage = ['/cars-for-sale', 'Cars for sale', 'Shop'];
const build: SitePage = [buildPath, 'Build and price', 'Build'];
const dealers: SitePage = [dealersPath, 'Find a dealer'];
const models: SitePage = [modelsPath, 'Research cars', 'Research'];
const guides: SitePage = [articlesPath, 'Guides and reviews'];
const market: SitePage = [marketPath, 'Market prices'];
const vin: SitePage = [vinPath, 'Look up a VIN'];

const about: readonly SitePage[] = [
  [helpPath, 'Help'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
];

export const shopPath = shop[0];

/** The pages that head and foot lead to: where people sell a car is a page of the operator's, where it has one. */
export function sitePages(outside: OutsidePages) {
  const sell: SitePage = [outside['sell-your-car'] ?? sellPath, 'Sell your car', 'Sell'];
  return {
    head: [shop, sell, models, vin, build],
    foot: { shop: [shop, dealers, build, sell], research: [models, guides, market, vin], about },
  };
}
