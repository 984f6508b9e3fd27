import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A process of the marketplace, without its pages. */
export interface ServerProcess {
  readonly origin: string;
  readonly process: ChildProcessWithoutNullStreams;
  /** Asks it to end. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

/** Starts one and resolves when it answers. @param settings variables of its environment */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  program = fileURLToPath(new URL('page-free-server.ts', import.meta.url)),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      SEARCH_WORKERS: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  child.stderr.pipe(process.stderr);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\/\/localhost:\d+/.exec(line)?.[0].replace('localhost', '127.0.0.1') ?? '';
    if (origin !== '') break;
  }
  if (origin === '') throw new Error(`The process ended with ${await ended} before it was ready.`);
  child.stdout.resume();
  return {
    origin,
    process: child,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
