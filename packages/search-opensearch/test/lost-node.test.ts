import { inventoryArbitrary, models } from '@forecourt/search-contract/arbitrary-inventory';
import { everything } from '@forecourt/search-contract/arbitrary-request';
import { today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cluster } from '../src/cluster.ts';
import { engineOf } from './engine-of.ts';
import { findFreePort, type RunningNode, startNode } from './node/running-node.ts';

/** Three servers take a minute to start: `LOST_NODE=1` asks for it. */
const isWanted = process.env.LOST_NODE !== undefined;
const names = ['one', 'two', 'votes'] as const;

/** Two nodes with cars, and one that only votes. */
async function startCluster(): Promise<RunningNode[]> {
  const ports = await Promise.all(names.map(findFreePort));
  const started = await Promise.all(
    names.map((name, at) =>
      startNode({
        name,
        heap: name === 'votes' ? '256m' : '400m',
        settings: {
          'transport.port': String(ports[at]),
          'discovery.seed_hosts': ports.map((port) => `127.0.0.1:${port}`).join(','),
          'cluster.initial_cluster_manager_nodes': names.join(','),
          ...(name === 'votes' && { 'node.roles': 'cluster_manager' }),
        },
      }),
    ),
  );
  return started.map((node) => {
    if (typeof node === 'string') throw new Error(node);
    return node;
  });
}

test.skipIf(!isWanted)(
  'no search and no write fails when one of two nodes with cars is killed under load',
  async () => {
    const [one, two, votes] = await startCluster();
    if (!one || !two || !votes) throw new Error('Too few nodes.');
    const cluster = new Cluster(`${one.url},${two.url}`);
    const manager = await (await fetch(`${two.url}/_cat/cluster_manager?h=node`)).text();
    const victim = manager.trim() === 'two' ? two : one;
    const [inventory = { owners: [], listings: [] }] = fc.sample(inventoryArbitrary, {
      numRuns: 1,
      seed: 5,
    });
    const [listing] = inventory.listings;
    if (!listing) throw new Error('Too few cars.');
    const { engine } = await engineOf(
      cluster,
      { ...inventory, today, models },
      { shards: 2, replicas: 1 },
    );
    await fetch(`${one.url}/_cluster/health?wait_for_status=green&timeout=60s`);
    let searches = 0;
    let writes = 0;
    let price = 10_000;
    let isOver = false;
    const search = async () => {
      for (; !isOver; searches += 1) await engine.search(everything);
    };
    const write = async () => {
      for (; !isOver; writes += 1) {
        price += 1;
        await engine.apply([{ kind: 'upsertListing', listing: { ...listing, salePrice: price } }]);
        expect((await engine.findById(listing.id))?.salePrice).toBe(price);
      }
    };
    const load = Promise.all([search(), search(), write()]);
    await expect.poll(() => writes, { timeout: 30_000 }).toBeGreaterThan(3);
    await victim.stop('SIGKILL');
    const before = { searches, writes };
    await expect.poll(() => writes, { timeout: 60_000 }).toBeGreaterThan(before.writes + 5);
    isOver = true;
    await load;
    expect(searches).toBeGreaterThan(before.searches);
    await cluster.close();
    await Promise.all([one, two, votes].map((node) => node.stop('SIGKILL')));
  },
  300_000,
);
