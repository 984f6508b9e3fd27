import { expect, test } from 'vitest';
import type { Cluster, ClusterRequest } from '../src/cluster.ts';
import { IndexAdmin } from '../src/keeping/index-admin.ts';
import { Market } from '../src/keeping/market-estimates.ts';

const notFound = 404;

/** Keeps what is put, by path; nothing else of a cluster. */
function setUp() {
  const kept = new Map<string, unknown>();
  const send = async ({ method, path, body }: ClusterRequest) => {
    if (method === 'PUT') kept.set(path, body);
    const source = kept.get(path);
    if (method === 'DELETE') kept.delete(path);
    return source === undefined
      ? { status: notFound, body: {} }
      : { status: 200, body: { found: true, _source: source } };
  };
  const cluster: Pick<Cluster, 'send'> = { send: send as Cluster['send'] };
  const admin = new IndexAdmin(cluster as Cluster, 'cars', { shards: 1, replicas: 0 });
  return { admin, kept };
}

const marketOf = (estimates: number) =>
  new Market(Array.from({ length: estimates }, (_, at) => [`model ${at}`, 2020, 20_000, 9, 0.1]));

test.each([0, 4999, 5000, 12_000])(
  'a market of %i estimates is read as it was put',
  async (size) => {
    const { states } = setUp().admin;
    await states.putMarket('index', marketOf(size));
    expect([...(await states.findMarket('index')).store()]).toEqual([...marketOf(size).store()]);
  },
);

test('with an index goes all that is known of it, and nothing of another', async () => {
  const { admin, kept } = setUp();
  const state = { position: 1, fingerprint: null, today: '2026-11-28', rated: 1, shards: 1 };
  for (const index of ['old', 'new']) {
    await admin.states.put(index, state);
    await admin.states.putMarket(index, marketOf(12_000));
  }
  const before = [...kept.keys()];
  await admin.remove('old');
  expect([...kept.keys()]).toEqual(before.filter((path) => !path.includes('/old')));
});
