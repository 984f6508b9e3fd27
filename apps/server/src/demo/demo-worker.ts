/** A thread that makes the demo inventory, and an index of it on the way. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { generateDemoOwners } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { VehicleSearchEngineBuilder } from '@forecourt/search/vehicle-search-engine';
import { answerCalls } from '../platform/threads/port-calls.ts';
import { createIndexBuilder } from '../search-index/index-builder.ts';
import { type DemoLoad, demoBatches } from './demo-batches.ts';

export interface DemoTask {
  readonly port: MessagePort;
  readonly load: DemoLoad;
  /** Whether an index of it is asked for in the end. */
  readonly isIndexed: boolean;
}

const { port, load, isIndexed }: DemoTask = workerData;
const { request } = load;
let builder: VehicleSearchEngineBuilder | undefined;

/** Who writes the first batch does not wait for the index to begin. */
function addToIndex(listings: readonly Listing[]): void {
  if (!isIndexed) return;
  builder ??= createIndexBuilder(generateDemoOwners(request), request.today);
  for (const listing of listings) builder.add(listing);
}

const batches = demoBatches(load, addToIndex);

answerCalls(port, (name) => {
  if (name === 'index') return builder?.build().state();
  const { done, value } = batches.next();
  return done ? null : value;
});
