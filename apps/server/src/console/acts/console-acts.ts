import type { Act } from '../act.ts';
import { peopleActs } from './people.ts';

/** All that is done at the console, by its name in forms. */
export const consoleActs = {
  ...peopleActs,
} as const satisfies Readonly<Record<string, Act>>;
