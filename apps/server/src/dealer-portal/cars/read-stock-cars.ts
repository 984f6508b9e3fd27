import { daysOnMarket } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import {
  type Counted,
  countLeads,
  countSaves,
  countViews,
} from '../../back-office/count-activity.ts';
import type { AtPortal, PortalParts } from '../portal-parts.ts';
import type { StockCar } from './stock-car.ts';

/** No dealer has so many. */
const maxCars = 20_000;

/** The dealer's cars on the market with what shoppers did, and the sums; null for what cannot be read. */
export interface StockCars {
  readonly cars: readonly StockCar[];
  readonly saves: Counted | null;
  readonly leads: Counted | null;
}

/** Reads the dealer's cars as searches show them. What shoppers did stands beside: the room does without it. */
export async function readStockCars(
  { database, engine, reference }: PortalParts,
  { dealer, calls, now, today }: AtPortal,
): Promise<StockCars> {
  const { hits } = await engine.search({
    filter: { values: {}, ownerId: dealer.id, today },
    sort: 'relevance',
    offset: 0,
    limit: maxCars,
  });
  const cards = hits.map(({ card }) => card);
  const ids = cards.map(({ id }) => id);
  const vins = cards.map(({ vin }) => vin);
  const [views, saves, leads] = await Promise.all([
    calls.attempt('dealer-views', () => countViews(database, vins, today), null),
    calls.attempt('dealer-saves', () => countSaves(database, ids, now), null),
    calls.attempt('dealer-leads', () => countLeads(database, dealer.id, now), null),
  ]);
  return {
    cars: cards.map((card) => ({
      card,
      name: nameOf(card, reference),
      daysOnMarket: daysOnMarket(card.listedOn, today),
      views: views && (views.get(card.vin) ?? nobody),
      saves: saves && (saves.get(card.id)?.all ?? 0),
      leads: leads && (leads.get(card.id)?.all ?? 0),
    })),
    saves: saves && sumOf(saves),
    leads: leads && sumOf(leads),
  };
}

const nobody = { people: 0, byDay: [] };

/** What a car is called in the rooms: `2021 Honda CR-V EX-L`. */
export const nameOf = (
  car: Pick<ListingCard, 'year' | 'makeCode' | 'modelCode' | 'trim'>,
  reference: VehicleReference,
): string => [carName(car, reference), car.trim].filter(Boolean).join(' ');

function sumOf(counts: ReadonlyMap<number, Counted>): Counted {
  return [...counts.values()].reduce(
    (sum, { week, all }) => ({ week: sum.week + week, all: sum.all + all }),
    { week: 0, all: 0 },
  );
}
