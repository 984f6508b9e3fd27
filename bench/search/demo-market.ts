import {
  type DemoRequest,
  type DemoStock,
  generateDemoInventory,
  generateDemoOwners,
} from '@forecourt/catalog/demo/demo-inventory';
import { createVocabulary } from '@forecourt/search/vehicle/cars/vocabulary';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { mergeLayers } from '@forecourt/search/vehicle/live/merge-layers';
import { OwnerTable } from '@forecourt/search/vehicle/owners/owner-table';
import { VehicleSearchEngineBuilder } from '@forecourt/search/vehicle-search-engine';
import type { SampleCar } from './request-mix.ts';

export interface BuiltMarket {
  readonly engine: VehicleSearchEngine;
  readonly generationSeconds: number;
  /** Without the generation of what went in. */
  readonly buildSeconds: number;
}

/**
 * Builds the engine from cars that are generated one seller at a time and not kept.
 *
 * @param generate makes the stocks of the demo's owners
 */
export function buildDemoMarket(
  request: DemoRequest,
  onProgress: (cars: number) => void,
  generate: (request: DemoRequest) => Generator<DemoStock> = generateDemoInventory,
): BuiltMarket {
  const started = performance.now();
  const builder = new VehicleSearchEngineBuilder({
    owners: generateDemoOwners(request),
    today: request.today,
  });
  const stocks = generate(request);
  let cars = 0;
  let generation = 0;
  for (;;) {
    const asked = performance.now();
    const next = stocks.next();
    generation += performance.now() - asked;
    if (next.done) break;
    for (const listing of next.value.listings) builder.add(listing);
    cars += next.value.listings.length;
    onProgress(cars);
  }
  const engine = builder.build();
  const generationSeconds = generation / 1000;
  return {
    engine,
    generationSeconds,
    buildSeconds: (performance.now() - started) / 1000 - generationSeconds,
  };
}

/** Cars from all over the inventory, at equal distances. */
export function sampleCars(engine: VehicleSearchEngine, count: number): SampleCar[] {
  const {
    layers: [base],
    today,
  } = engine.state();
  const ids = base?.segment.columns.ids ?? new Uint32Array();
  return Array.from({ length: Math.min(count, ids.length) }, (_, index) => {
    const id = ids[Math.floor((index * ids.length) / count)] ?? 0;
    const card = engine.findById(id);
    const owner = card && engine.findOwner(card.ownerId);
    if (!card || !owner) throw new Error(`The engine has lost car ${id}.`);
    return { card, owner, today, verdict: card.deal.rated ? card.deal.word : card.deal.reason };
  });
}

/** Seconds that an engine takes from columns of cars to an index: order, look-ups, every rating. */
export function timeOrdering({ layers, owners, vocabulary }: EngineState): number {
  const table = new OwnerTable(owners.owners, owners.placeKeys);
  const pricing = createVocabulary(vocabulary).pricing.copy();
  const job = { layers, owners: table.places(), pricing, turn: null };
  const started = performance.now();
  mergeLayers(job);
  return (performance.now() - started) / 1000;
}
