import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchNode, type NodeProgram } from './fetch-node.ts';

const maxStartMs = 120_000;
const memory = '/dev/shm';

/** An OpenSearch server that was started for a test or a measurement. */
export interface RunningNode {
  readonly url: string;
  /** Ends it and removes its data. @param signal `SIGKILL` ends it as a failing machine does */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface NodeOptions {
  readonly name?: string;
  /** Of the server, beside the usual: `node.roles`, `discovery.seed_hosts`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** As Java reads it: `512m`. */
  readonly heap?: string;
  /** Compiles thoroughly, for measurements: it starts later and is faster in the end. */
  readonly isThorough?: boolean;
}

/** A server on this machine that answers; a text says in a few words why there is none. */
export async function startNode(options: NodeOptions = {}): Promise<RunningNode | string> {
  const program = await fetchNode();
  return typeof program === 'string' ? program : startProgram(program, options);
}

async function startProgram(
  program: NodeProgram,
  options: NodeOptions,
): Promise<RunningNode | string> {
  const { name = 'node', settings = {}, heap = '512m', isThorough = false } = options;
  const folder = mkdtempSync(join(scratchFolder(), 'forecourt-opensearch-'));
  const port = await findFreePort();
  const usual = {
    'http.port': String(port),
    'transport.port': String(await findFreePort()),
    ...(settings['discovery.seed_hosts'] === undefined && { 'discovery.type': 'single-node' }),
  };
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const child = spawn(
    program.java,
    [
      `-Xms${heap}`,
      `-Xmx${heap}`,
      '-XX:+UseSerialGC',
      ...(isThorough ? [] : ['-XX:TieredStopAtLevel=1']),
      '--enable-native-access=ALL-UNNAMED',
      '-Dio.netty.noUnsafe=true',
      '-Dlog4j2.disable.jmx=true',
      '-cp',
      program.folders.join(':'),
      'OpenSearchNode',
      folder,
      name,
      ...Object.entries({ ...usual, ...settings }).map(([key, value]) => `${key}=${value}`),
    ],
    { stdio: ['pipe', output, output] },
  );
  const ended = once(child, 'exit');
  const stop = async (signal?: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      if (signal) child.kill(signal);
      else child.stdin?.end();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([answers(url), ended.then(() => false)]);
  if (isUp) return { url, stop };
  const reason = readFileSync(log, 'utf8').trim().split('\n').at(-1);
  await stop('SIGKILL');
  return `it does not start (${reason})`;
}

/** Whether it answers in time. */
async function answers(url: string): Promise<boolean> {
  const end = performance.now() + maxStartMs;
  while (performance.now() < end) {
    const health = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).catch(
      () => null,
    );
    if (health?.ok) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

/** In memory where that may be written: most of what a test waits for otherwise is the disk. */
function scratchFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    return memory;
  } catch {
    return tmpdir();
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
