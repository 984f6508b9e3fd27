import { applySwitches } from '../../operations/switches.ts';
import type { Database } from '../../platform/database/database.ts';
import { followSwitches } from '../../platform/switches/switches.ts';
import type { Parts } from '../parts.ts';

/** As soon as processes do. */
const followMs = 2000;

/**
 * Has a thread that renders follow what operators switch: level of the log, flags and values of tables.
 *
 * @returns how to end it
 */
export const followInThread = (
  database: Database,
  parts: Pick<Parts, 'logger' | 'flags' | 'financeTables'>,
  everyMs = followMs,
): Promise<() => void> =>
  followSwitches(
    database,
    (switched) => {
      applySwitches(switched, parts);
      parts.financeTables.follow(switched);
    },
    everyMs,
  );
