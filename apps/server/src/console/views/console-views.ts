import type { Views } from '../view.ts';
import { auditView } from './audit.ts';
import { peopleView } from './people.ts';

/** All pages of the console. */
export const consoleViews: Views = {
  people: peopleView,
  audit: auditView,
};
