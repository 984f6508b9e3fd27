import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commandSocket,
  type SentCommand,
  sendCommand,
} from '../apps/server/src/platform/command-socket.ts';

interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Has it do what the command line asks of a running server, without the seconds that a program takes to load. */
  readonly run: (asked: SentCommand & Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly stop: () => void;
}

/** The variable that names a data folder with a migrated and empty database, where there is one. */
export const preparedFolder = 'FORECOURT_PREPARED_FOLDER';

export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'forecourt-browser-'));

/**
 * Starts a server on a free port, with a data folder of its own; the pages must be built.
 *
 * @param command path of its script from the root, and what follows it
 */
export async function startServer(
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const dataDir = newDataFolder();
  const prepared = process.env[preparedFolder];
  // Making a database takes half of the processor time of a start.
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  const server = spawn(process.execPath, [...command], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      // Browsers and servers share the processors: a second thread would draw no page sooner.
      WEB_THREADS: '1',
      // A busy machine is late with what stands beside the cars, which tests look at.
      PAGE_PATIENCE_MS: '20000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready.`)),
    );
  });
  const stop = () => {
    server.kill('SIGTERM');
    server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  };
  const run = (asked: SentCommand) => sendCommand(commandSocket(dataDir), asked, () => {});
  return { origin, dataDir, run, stop };
}
