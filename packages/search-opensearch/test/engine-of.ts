import type { InventoryOfDay } from '@forecourt/search-contract/engine-under-test';
import type { Cluster } from '../src/cluster.ts';
import type { IndexLayout } from '../src/index-schema.ts';
import { buildIndex } from '../src/keeping/build-index.ts';
import { IndexAdmin } from '../src/keeping/index-admin.ts';
import { OpenSearchEngine } from '../src/open-search-engine.ts';

/** An engine of an inventory, on an index of its own that `stop` removes; one at a time. */
export async function engineOf(
  cluster: Cluster,
  { owners, listings, models, today }: InventoryOfDay,
  layout: IndexLayout = { shards: 1, replicas: 0 },
) {
  const admin = new IndexAdmin(cluster, 'test', layout);
  await admin.prepare();
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const index = await buildIndex(admin, {
    position: 0,
    fingerprint: null,
    today,
    findOwner: (id) => byId.get(id),
    visit: (take) => take(listings),
  });
  await admin.publish(index);
  const engine = await OpenSearchEngine.open(admin, { owners, models });
  return { admin, engine, stop: () => admin.remove(index) };
}
