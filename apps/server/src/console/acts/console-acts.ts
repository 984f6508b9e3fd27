import type { Act } from '../act.ts';
import { feedActs } from './feeds.ts';
import { tableActs } from './finance-values.ts';
import { keyActs } from './keys.ts';
import { mailAndWordActs } from './mail-and-words.ts';
import { peopleActs } from './people.ts';
import { sourceActs } from './sources.ts';
import { switchActs } from './switches.ts';

/** All that is done at the console, by its name in forms. */
export const consoleActs = {
  ...peopleActs,
  ...feedActs,
  ...sourceActs,
  ...keyActs,
  ...mailAndWordActs,
  ...switchActs,
  ...tableActs,
} as const satisfies Readonly<Record<string, Act>>;
