import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import { articlesPath } from '@forecourt/domain/content/article';
import { marketPath } from '@forecourt/domain/market/market-address';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';

/** A page that every other one leads to: its path, what the foot calls it, and the head, where that is another word. */
export type SitePage = readonly [path: string, name: string, brief?: string];

const shop: SitePage = ['/cars-for-sale', 'Cars for sale', 'Shop'];
const build: SitePage = [buildPath, 'Build and price', 'Build'];
const research: SitePage = [articlesPath, 'Guides and reviews', 'Research'];
const market: SitePage = [marketPath, 'Market prices'];
const vin: SitePage = [vinPath, 'Look up a VIN'];

const about: readonly SitePage[] = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
];

export const shopPath = shop[0];
export const headPages = [shop, research, vin, build];
export const footPages = { shop: [shop, build], research: [research, market, vin], about };
