import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/server/test/postgres-server.ts';
import { startServer } from '../server/running-server.ts';

/** A marketplace that was started, and takes requests at each of its addresses. */
export interface RunningSetUp {
  readonly urls: readonly string[];
  /** Of each process, for people. */
  readonly memory: () => string;
  readonly stop: () => Promise<void>;
}

interface SetUp {
  /** In a table. */
  readonly title: string;
  start(settings: Settings): Promise<RunningSetUp>;
}

type Settings = Readonly<Record<string, string>>;

/** Ways to run a marketplace on one machine, each from empty folders. */
export const setUps = {
  process: { title: 'one process', start: (settings) => startAlone(settings) },
  threads: {
    title: 'one process, `WEB_THREADS=2`',
    start: (settings) => startAlone({ ...settings, WEB_THREADS: '2' }),
  },
  processes: { title: 'three processes, one PostgreSQL', start: startThree },
} satisfies Record<string, SetUp>;

export type SetUpName = keyof typeof setUps;
export const isSetUp = (name: string): name is SetUpName => Object.hasOwn(setUps, name);

const newFolder = () => mkdtempSync(join(tmpdir(), 'forecourt-load-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** On the embedded database. */
async function startAlone(settings: Settings): Promise<RunningSetUp> {
  const folder = newFolder();
  const server = await startServer({ ...settings, DATA_DIR: folder });
  return {
    urls: [server.url],
    memory: server.memory,
    stop: async () => {
      await server.stop();
      remove(folder);
    },
  };
}

async function startThree(settings: Settings): Promise<RunningSetUp> {
  // What is written is on the disk before it is acknowledged, as operators have it.
  const postgres = await startPostgres({ fsync: 'on' });
  if (!postgres) throw new Error('Three processes need the binaries of PostgreSQL.');
  const folder = newFolder();
  const start = (name: string) =>
    startServer({ ...settings, DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) });
  // The first one makes the tables and the cars.
  const first = await start('first');
  const servers = [first, ...(await Promise.all([start('second'), start('third')]))];
  return {
    urls: servers.map(({ url }) => url),
    memory: () => servers.map(({ memory }) => memory()).join('; '),
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      postgres.stop();
      remove(folder);
    },
  };
}
