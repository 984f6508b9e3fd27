import type {
  EngineChange,
  ListingCard,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { type Inventory, models } from '@forecourt/search-contract/arbitrary-inventory';
import { expectAnswer, Stock, today } from '@forecourt/search-contract/stock';
import type { ChangeOptions, VehicleSearchEngine } from '../src/vehicle/live/live-engine.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';

/**
 * Limits small enough that every kind of merge and total happens, also that some columns have none and some are
 * divided, among few cars.
 */
export const limitsOfTests = [
  { maxPendingCars: 0 },
  { maxPendingCars: 3, maxFreshCars: 1, rowsPerCell: 4 },
  { maxPendingCars: 15, maxFreshCars: 3, rowsPerCell: 7 },
  { maxPendingCars: 8, rowsPerCell: 4, maxCountsPerCell: 900, maxCombinations: 5 },
  { maxPendingCars: 4000, maxFreshCars: 2 },
  {},
];

/** What should be for sale, beside the engine in memory that should know it. */
export class Twin extends Stock {
  readonly engine: VehicleSearchEngine;

  constructor(
    inventory: Inventory,
    options: ChangeOptions = {},
    engine = createVehicleSearchEngine({ ...inventory, today, models }, options),
  ) {
    super(inventory);
    this.engine = engine;
  }

  /** The same cars beside another engine. */
  with(engine: VehicleSearchEngine): Twin {
    return new Twin(this.inventory(), {}, engine);
  }

  override get today(): string {
    return this.engine.today;
  }

  override apply(changes: readonly EngineChange[]): void {
    this.engine.apply(changes);
    super.apply(changes);
  }

  cards(): Map<number, ListingCard> {
    const cards = [...this.listings.keys()].flatMap((id) => this.engine.findById(id) ?? []);
    return new Map(cards.map((card) => [card.id, card]));
  }
}

/** Compares the engine's answer with a plain array filter over the cars beside it. */
export function compare(twin: Twin, request: SearchRequest): void {
  const { engine } = twin;
  const result = engine.search(request);
  const count = engine.count(request.filter);
  const { listings } = engine.status;
  expectAnswer(twin.oracle(twin.cards()), request, { result, count, listings });
}
