import type { Brand } from '@forecourt/domain/brand/brand';
import { modelName } from '@forecourt/domain/listing/listing-title';
import {
  type MarketArea,
  marketAddress,
  marketPath,
} from '@forecourt/domain/market/market-address';
import { minMarketCars } from '@forecourt/domain/market/market-trends';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { toSlug } from '@forecourt/domain/vehicle/slug';
import type { AppContext } from '../app-context.ts';
import type { FoundMarket, MarketModel } from './services.ts';

export interface AskedMarket {
  readonly makeCode: string;
  readonly modelCode: string;
  /** Null for the whole country. */
  readonly area: MarketArea | null;
}

/** An area's name; null for a code that is none. */
export function areaName({ kind, code }: MarketArea, app: AppContext): string | null {
  return kind === 'dma'
    ? (app.reference.findDma(code)?.name ?? null)
    : (app.services.financeTables().states.states[code]?.name ?? null);
}

/** All that a page about a market shows, as plain data. */
export function toMarketData(asked: AskedMarket, found: FoundMarket | null, app: AppContext) {
  const { brand, reference, origin } = app;
  const { makeCode, modelCode, area } = asked;
  const name = modelName(modelCode, app.reference);
  const where = area === null ? null : (areaName(area, app) ?? area.code);
  const path = marketAddress(modelCode, area, reference);
  const filters = { listingType: ['USED'], makeCode: [makeCode], modelCode: [modelCode] };
  const query = { ...brandSearch(brand, filters), ...(area && { [area.kind]: area.code }) };
  return {
    name,
    where,
    path,
    url: new URL(path, origin).href,
    isLost: found === null,
    isDemo: app.hasDemo,
    /** Too few cars tell nothing. */
    isTold: found !== null && found.trends.cars >= minMarketCars,
    minCars: minMarketCars,
    since: found?.since ?? null,
    trends: found?.trends ?? null,
    // Territories have no page of their own.
    places: (found?.trends.places ?? []).flatMap((place) => {
      const named = areaName(place, app);
      const href = marketAddress(modelCode, place, reference);
      return named === null ? [] : [{ ...place, name: named, href }];
    }),
    carsHref: toSearchUrl(query, brand, reference),
    wholeHref: marketAddress(modelCode, null, reference),
    researchHref: researchPath(modelCode, null, reference),
    crumbs: [
      ...marketCrumbs(brand),
      { key: 'model', label: name, href: marketAddress(modelCode, null, reference) },
      ...(where === null ? [] : [{ key: 'area', label: where, href: '' }]),
    ],
  };
}

export type MarketData = ReturnType<typeof toMarketData>;

/** The trail to all markets. */
export const marketCrumbs = ({ homePath }: Pick<Brand, 'homePath'>) => [
  { key: 'home', label: 'Home', href: homePath },
  { key: 'market', label: 'Market prices', href: marketPath },
];

/**
 * The models of which enough cars are for sale, as links.
 *
 * @param typed words that their names have, in any order
 */
export function toMarketLinks(models: readonly MarketModel[], typed: string, app: AppContext) {
  const words = typed.split(/\s+/).map(withoutSigns);
  return models
    .map(({ modelCode, cars }) => ({
      modelCode,
      cars,
      name: modelName(modelCode, app.reference),
      href: marketAddress(modelCode, null, app.reference),
    }))
    .filter(({ name }) => words.every((word) => withoutSigns(name).includes(word)));
}

/** `f150` of `F-150`. */
const withoutSigns = (text: string) => toSlug(text).replaceAll('-', '');
