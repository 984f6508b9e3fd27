import type { PriceEvent } from '@forecourt/domain/listing/listing';
import { priceDropSearch } from '@forecourt/domain/search/brand-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import { type CardData, type ShopperPlace, toCardData } from '../cards/car-card-data.ts';
import { drawPriceLine } from '../cards/price/price-line.ts';
import type { HomeFigures } from './services.ts';

/** A car that became cheaper. */
export interface DroppedCar {
  readonly car: CardData;
  /** Its price since it was listed, as a path; null where that is not known. */
  readonly line: string | null;
  /** How often its price fell since it was listed; 0 where that is not known. */
  readonly cuts: number;
}

/** Cars that became cheaper, with the search that they are the first of; null where that is not known. */
export function toDroppedCars(
  { drops, dropHistories }: Pick<HomeFigures, 'drops' | 'dropHistories'>,
  context: AppContext,
  {
    query,
    place,
    urlOf,
  }: {
    readonly query: SearchQuery;
    readonly place: ShopperPlace;
    readonly urlOf: (query: SearchQuery) => string;
  },
) {
  if (drops === null) return null;
  const { total, areDeals, hits } = drops;
  const cars = hits.map((hit): DroppedCar => {
    const history = dropHistories?.get(hit.card.id) ?? [];
    const period = { from: hit.card.listedOn, until: context.today };
    const [first] = history;
    return {
      car: toCardData(hit, context, place),
      line: first ? drawPriceLine(first.price, history, period) : null,
      cuts: countCuts(history),
    };
  });
  return { total, areDeals, href: urlOf(priceDropSearch(query, areDeals)), cars };
}

/** How often a price was lowered. @param history oldest first */
export function countCuts(history: readonly PriceEvent[]): number {
  return history.filter(({ price }, at) => price < (history[at - 1]?.price ?? 0)).length;
}
