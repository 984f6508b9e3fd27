import { Random } from '@forecourt/catalog/demo/random';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { EngineChange, SearchRequest } from '@forecourt/domain/search/search-engine';
import { mergeInWorker } from '@forecourt/search/merge-in-worker';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { restoreVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { SampleCar } from './request-mix.ts';
import { type Quantiles, quantile, toQuantiles } from './samples.ts';

const writesPerSecond = 500;
/** Changes that are committed together. */
const batchSize = 5;
/** So few pending cars that a merge of everything is always going on. */
const maxPendingCars = 500;

export interface ReadsUnderWrites {
  readonly idle: Quantiles;
  readonly busy: Quantiles;
  /** Longest time that a batch of changes kept readers waiting, milliseconds. */
  readonly longestWrite: number;
  readonly writes: number;
  /** Of reading while writing. */
  readonly seconds: number;
  readonly merges: number;
}

/** The same searches without and with writes, on a copy of the engine. */
export async function measureReadsUnderWrites(
  state: EngineState,
  requests: readonly SearchRequest[],
  cars: readonly SampleCar[],
  seconds: number,
): Promise<ReadsUnderWrites> {
  let merges = 0;
  const engine = restoreVehicleSearchEngine(
    state,
    { today: state.today },
    {
      limits: { maxPendingCars },
      merge: (job) => {
        merges += job.pricing ? 1 : 0;
        return mergeInWorker(job);
      },
    },
  );
  const idle = await readFor(engine, requests, seconds, () => {});
  const writer = new Writer(engine, cars);
  const busy = await readFor(engine, requests, seconds, (elapsed) => writer.catchUp(elapsed));
  await engine.settled();
  return {
    idle: toQuantiles(idle),
    busy: toQuantiles(busy),
    longestWrite: quantile(writer.times, 1),
    writes: writer.times.length * batchSize,
    seconds,
    merges,
  };
}

/** Milliseconds of searches, one after the other; the thread is free for others in between. */
async function readFor(
  engine: VehicleSearchEngine,
  requests: readonly SearchRequest[],
  seconds: number,
  between: (elapsedSeconds: number) => void,
): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  for (let index = 0; ; index += 1) {
    const request = requests[index % requests.length];
    const elapsed = (performance.now() - started) / 1000;
    if (elapsed > seconds || !request) return times;
    between(elapsed);
    const asked = performance.now();
    engine.search(request);
    times.push(performance.now() - asked);
    await new Promise(setImmediate);
  }
}

/** Changes prices at a steady rate. */
class Writer {
  readonly times: number[] = [];
  readonly #engine: VehicleSearchEngine;
  readonly #cars: readonly SampleCar[];
  readonly #random = new Random(1);

  constructor(engine: VehicleSearchEngine, cars: readonly SampleCar[]) {
    this.#engine = engine;
    this.#cars = cars;
  }

  /** Writes what is due. */
  catchUp(elapsedSeconds: number): void {
    while ((this.times.length * batchSize) / writesPerSecond < elapsedSeconds) {
      const changes = Array.from({ length: batchSize }, () => this.#change());
      const started = performance.now();
      this.#engine.apply(changes);
      this.times.push(performance.now() - started);
    }
  }

  #change(): EngineChange {
    const { card } = this.#random.pick(this.#cars);
    const salePrice = Math.round((card.salePrice ?? 20_000) * (0.95 + 0.1 * this.#random.next()));
    return { kind: 'upsertListing', listing: { ...toListing(card), salePrice } };
  }
}

/** A card with what cards leave out: nothing that searches read. */
function toListing({
  photoUrl,
  photoCount,
  priceBeforeReduction,
  fyuseId,
  ...facts
}: UnratedCard): Listing {
  const photoUrls = photoUrl === null ? [] : [photoUrl];
  const seen = { photoUrls, ...(fyuseId !== null && { fyuseId }) };
  return { ...facts, ...seen, description: null, options: [], priceHistory: [] };
}
