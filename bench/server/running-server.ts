import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, hugePages, serverFlags } from '../../tools/bootstrap.mjs';

export interface RunningServer {
  readonly url: string;
  readonly readySeconds: number;
  /** What it takes now and took at the most, for people. */
  readonly memory: () => string;
  readonly stop: () => Promise<void>;
}

const production = join(import.meta.dirname, '../../apps/server/src/main.ts');

/**
 * Starts the marketplace as `npm start` does and waits until it answers.
 *
 * @param program the module that starts it, with its arguments
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = [production],
): Promise<RunningServer> {
  const started = performance.now();
  const server = spawn(process.execPath, [...serverFlags, ...program], {
    env: {
      ...compileCache,
      ...hugePages,
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      WEB_THREADS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that fails leaves nothing behind.
  process.once('exit', () => server.kill());
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (part: Buffer) => {
      said += part;
      const found = /ready at (http:\/\/[^/\s]+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
  return {
    url,
    readySeconds: (performance.now() - started) / 1000,
    memory: () => describeMemory(server.pid),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Only Linux tells. */
function describeMemory(processId: number | undefined): string {
  if (process.platform !== 'linux') return '–';
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6);
  return `${megabytes('VmRSS').toLocaleString('en-US')} MB, at most ${megabytes('VmHWM').toLocaleString('en-US')} MB`;
}
