import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runDays } from './forget-runs.ts';

/**
 * Removes reports of refused rows that are as old as runs which are forgotten, those of tries that were no run, too:
 * of the folder of this process.
 */
export async function forgetReports(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'quarantine');
  const oldest = now.getTime() - runDays * 86_400_000;
  // There is no folder before the first report.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}
