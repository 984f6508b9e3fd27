import { join } from 'node:path';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { removeOlder } from '../../platform/keep-files-for.ts';
import { runDays } from './forget-runs.ts';

/**
 * Removes reports of refused rows that are as old as runs which are forgotten, those of tries that were no run, too:
 * of the folder of this process.
 */
export const forgetQuarantine = (dataDir: string, now: Date): Promise<void> =>
  removeOlder(join(dataDir, 'quarantine'), now.getTime() - runDays * dayMs);
