import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import {
  type NoTradeInValue,
  type TradeInValue,
  valueTradeIn,
} from '@forecourt/domain/money/trade-in/trade-in';
import type { TradeInCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { ListingCard, SearchReader } from '@forecourt/domain/search/search-engine';
import { areEnough, comparableCars, priceAtMileage } from '@forecourt/vehicle-rules/comparables';

/** The cars that were listed last say what is asked now. */
const maxComparables = 200;

/**
 * What a car is worth as a trade-in, after used cars of its model that are for sale here, a model year
 * either way: those of its trim where there are enough, else of all trims.
 */
export async function findTradeInValue(
  engine: SearchReader,
  car: TradeInCar,
): Promise<TradeInValue | NoTradeInValue> {
  const { hits } = await engine.search({
    filter: comparableCars(car),
    sort: 'datelistedDESC',
    offset: 0,
    limit: maxComparables,
  });
  const cards = hits.map(({ card }) => card);
  const ofTrim = askedFor(
    cards.filter(({ trim }) => trim === car.trim),
    car,
  );
  const isEnough = areEnough({ atZeroMiles: 0, comparables: ofTrim.length, scatter: 0 });
  return valueTradeIn(isEnough ? ofTrim : askedFor(cards, car), car.condition);
}

/** What each would ask with the mileage and as old as the car in question. */
function askedFor(cards: readonly ListingCard[], { year, mileage }: TradeInCar): number[] {
  return cards.flatMap((card) => {
    const facts = { isNew: false, mileage: card.mileage, price: derivedPrice(card) };
    return priceAtMileage(facts, { yearsYounger: card.year - year, mileage }) ?? [];
  });
}
