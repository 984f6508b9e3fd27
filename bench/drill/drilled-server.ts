import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'apps/server/src/main.ts');
const commandLine = join(root, 'apps/server/src/cli.ts');

type Settings = Readonly<Record<string, string>>;

/** A marketplace that bad things happen to: killed and started again on the same port and data. */
export class DrilledServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #settings: Settings;
  #process: ChildProcess | null = null;

  /** @param settings over those of a small marketplace of demo cars */
  constructor(port: number, settings: Settings, dataDir = newFolder()) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#settings = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_LISTINGS: '400',
      TRUSTED_PROXIES: 'loopback',
      PAGE_CACHE_SECONDS: '0',
      WEB_THREADS: '1',
      ...settings,
    };
  }

  get processId(): number {
    return this.#process?.pid ?? 0;
  }

  /** Resolves when it says that it is ready; rejects when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = child;
    const killIt = () => child.kill('SIGKILL');
    process.once('exit', killIt);
    child.once('exit', () => process.off('exit', killIt));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (part) => {
        said += part;
        if (said.includes('ready at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
    });
  }

  signal(name: NodeJS.Signals): void {
    if (this.#process?.exitCode === null) this.#process.kill(name);
  }

  /** Ends it and waits for that. */
  async end(name: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(name);
    await gone;
  }

  /** What shoppers said of cars, as a backup of the ended marketplace has it. */
  async storedReports(): Promise<Set<string>> {
    const folder = join(newFolder(), 'backup');
    // This process goes on meanwhile: the line to the database may be its own.
    const backup = spawn(process.execPath, [commandLine, 'backup', folder], {
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((resolve) => backup.once('exit', resolve));
    if (code !== 0) throw new Error(`The backup ended with ${code}.`);
    const file = readdirSync(folder).find((name) => name.startsWith('listing_reports'));
    const lines = gunzipSync(readFileSync(join(folder, file ?? ''))).toString('utf8');
    const rows = lines.split('\n').filter((line) => line !== '');
    return new Set(rows.map((line) => String(JSON.parse(line).details)));
  }
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'forecourt-drill-'));
}
