import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts the machine's own PostgreSQL on a new, empty folder; undefined where it is not installed.
 *
 * @param settings by the names of `postgresql.conf`
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  return binaries === undefined ? undefined : startServer(binaries, settings);
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A replica that streams from a server of `startPostgres`; undefined where the programs are not there. */
export async function startReplica(primaryUrl: string): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined || !existsSync(join(binaries, 'pg_basebackup'))) return undefined;
  const { folder, data, options } = makeFolder();
  const copied = spawnSync(
    join(binaries, 'pg_basebackup'),
    ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    options,
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`);
  return run(binaries, { folder, data, options }, {});
}

type Folder = ReturnType<typeof makeFolder>;

/** A folder that the user may write whom the server runs as. */
function makeFolder() {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  return { folder, data: join(folder, 'data'), options: { ...user, cwd: folder, env } };
}

async function startServer(
  binaries: string,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const made = makeFolder();
  const { data, options } = made;
  const done = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-N'],
    options,
  );
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr}`);
  return run(binaries, made, settings);
}

async function run(
  binaries: string,
  { folder, data, options }: Folder,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const port = await freePort();
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-F',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (ready.status === 0) break;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  const stop = () => {
    server.kill('SIGINT');
    server.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  };
  return { url: `postgresql://test@127.0.0.1:${port}/postgres`, stop };
}
