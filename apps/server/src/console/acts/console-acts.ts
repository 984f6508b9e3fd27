import type { Act } from '../act.ts';
import { campaignActs } from './campaigns.ts';
import { feedActs } from './feeds.ts';
import { tableActs } from './finance-values.ts';
import { jobActs } from './jobs.ts';
import { keyActs } from './keys.ts';
import { leadActs } from './leads.ts';
import { peopleActs } from './people.ts';
import { privateAdActs } from './private-ads.ts';
import { reportActs } from './reports.ts';
import { reviewActs } from './reviews.ts';
import { sourceActs } from './sources.ts';
import { switchActs } from './switches.ts';

/** All that is done at the console, by its name in forms. */
export const consoleActs = {
  ...peopleActs,
  ...feedActs,
  ...sourceActs,
  ...keyActs,
  ...leadActs,
  ...reportActs,
  ...privateAdActs,
  ...reviewActs,
  ...jobActs,
  ...switchActs,
  ...campaignActs,
  ...tableActs,
} as const satisfies Readonly<Record<string, Act>>;
