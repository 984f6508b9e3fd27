import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the production server with a small demo inventory; the pages must be built. */
export default async function start(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-browser-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_LISTINGS: '4000',
      LOG_LEVEL: 'error',
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
  process.env.FORECOURT_ORIGIN = origin;
  process.env.FORECOURT_DATA_DIR = dataDir;
  return () => {
    server.kill('SIGTERM');
    server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  };
}
