import { makeAndModel } from '@forecourt/domain/listing/listing-title';
import { marketAddress, marketPath } from '@forecourt/domain/market/market-address';
import { minMarketCars } from '@forecourt/domain/market/market-trends';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { AppContext } from '../app-context.ts';
import type { FoundMarket, MarketModel } from './services.ts';

export interface AskedMarket {
  readonly makeCode: string;
  readonly modelCode: string;
  /** Two letters; null for the whole country. */
  readonly state: string | null;
}

/** A state's name; null for two letters that are none. */
export function stateName(state: string, { services }: AppContext): string | null {
  return services.financeTables().states.states[state]?.name ?? null;
}

/** All that a page about a market shows, as plain data. */
export function toMarketData(asked: AskedMarket, found: FoundMarket | null, app: AppContext) {
  const { brand, reference, origin } = app;
  const { makeCode, modelCode, state } = asked;
  const name = nameOf(modelCode, app);
  const where = state === null ? null : (stateName(state, app) ?? state);
  const path = marketAddress(modelCode, state, reference);
  const filters = { listingType: ['USED'], makeCode: [makeCode], modelCode: [modelCode] };
  const query = { ...brandSearch(brand, filters), ...(state !== null && { state }) };
  return {
    ...{ name, where, path, url: new URL(path, origin).href, isLost: found === null },
    /** Too few cars tell nothing. */
    isTold: found !== null && found.trends.cars >= minMarketCars,
    minCars: minMarketCars,
    since: found?.since ?? null,
    trends: found?.trends ?? null,
    places: (found?.trends.places ?? []).map((place) => ({
      ...place,
      name: stateName(place.state, app) ?? place.state,
      href: marketAddress(modelCode, place.state, reference),
    })),
    carsHref: toSearchUrl(query, brand, reference),
    wholeHref: marketAddress(modelCode, null, reference),
    researchHref: researchPath(modelCode, null, reference),
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'market', label: 'Markets', href: marketPath },
      { key: 'model', label: name, href: marketAddress(modelCode, null, reference) },
      ...(where === null ? [] : [{ key: 'state', label: where, href: '' }]),
    ],
  };
}

export type MarketData = ReturnType<typeof toMarketData>;

function nameOf(modelCode: string, { reference }: AppContext): string {
  const model = reference.findModel(modelCode);
  const make = model && reference.findMake(model.makeCode)?.name;
  return makeAndModel(make ?? '', model?.name ?? modelCode);
}

/** The models of which enough cars are for sale, as links. */
export function toMarketLinks(models: readonly MarketModel[], app: AppContext) {
  return models.map(({ modelCode, cars }) => ({
    ...{ modelCode, cars, name: nameOf(modelCode, app) },
    href: marketAddress(modelCode, null, app.reference),
  }));
}
