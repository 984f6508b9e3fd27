import {
  changesArbitrary,
  inventoryArbitrary,
  models,
} from '@forecourt/search-contract/arbitrary-inventory';
import { requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import { describeSearchContract } from '@forecourt/search-contract/describe-search-contract';
import { compareAnswer } from '@forecourt/search-contract/engine-under-test';
import { Stock, today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { afterAll, describe, test } from 'vitest';
import { Cluster } from '../src/cluster.ts';
import { engineOf } from './engine-of.ts';
import { startNode } from './node/running-node.ts';

/** `npm run fuzz -- --engine opensearch` asks for more, with a seed of its own. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const requestsPerRun = 40;

/** Some hundreds of indexes are made and removed: a smaller heap is refused by the node's own memory breaker. */
const node = await startNode({ heap: '1g' });
if (typeof node === 'string') console.log(`Skipped: OpenSearch cannot be started here, ${node}.`);

describe.skipIf(typeof node === 'string')('on a real node', () => {
  const cluster = new Cluster(typeof node === 'string' ? 'http://127.0.0.1:9' : node.url);

  afterAll(async () => {
    await cluster.close();
    if (typeof node !== 'string') await node.stop();
  });

  describeSearchContract({
    name: 'OpenSearch',
    build: (inventory) => engineOf(cluster, inventory),
    runs: 4,
  });

  test(`answers ${requests} requests between changes alike, on one shard and on three, seed ${seed}`, () => {
    const rounds = fc.array(
      fc.tuple(changesArbitrary, fc.array(requestArbitrary, { minLength: 10, maxLength: 10 })),
      {
        minLength: requestsPerRun / 10,
        maxLength: requestsPerRun / 10,
      },
    );
    return fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        rounds,
        fc.constantFrom(1, 3),
        async (inventory, all, shards) => {
          const layout = { shards, replicas: 0 };
          const { engine, stop } = await engineOf(cluster, { ...inventory, today, models }, layout);
          const stock = new Stock(inventory);
          try {
            for (const [changes, asked] of all) {
              await engine.apply(changes);
              stock.apply(changes);
              for (const request of asked) await compareAnswer(engine, stock, request);
            }
          } finally {
            await stop();
          }
        },
      ),
      { numRuns: Math.ceil(requests / requestsPerRun), seed, endOnFailure: true },
    );
  }, 3_600_000);
});
