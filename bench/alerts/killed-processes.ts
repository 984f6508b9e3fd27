import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/server/test/alerts-process.ts', import.meta.url));

/** Two processes that tell of news. */
export interface KilledProcesses {
  /** Kills the older of the two, which mostly leads, or the younger, and starts another in its place. */
  killOne(): Promise<void>;
  end(): Promise<void>;
}

/** Starts both. @param args what each is told */
export async function startBoth(args: readonly string[]): Promise<KilledProcesses> {
  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const killIt = () => child.kill('SIGKILL');
    process.once('exit', killIt);
    child.once('exit', () => process.off('exit', killIt));
    await once(child.stdout, 'data');
    return child;
  }
  async function kill(child: ChildProcess | undefined): Promise<void> {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  let both = await Promise.all([start(), start()]);
  let kills = 0;
  return {
    async killOne() {
      const [older, younger] = both;
      const [dies, lives] = kills % 2 === 0 ? [older, younger] : [younger, older];
      kills += 1;
      await kill(dies);
      both = [lives, await start()];
    },
    async end() {
      await Promise.all(both.map(kill));
    },
  };
}
