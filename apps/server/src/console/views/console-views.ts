import type { Views } from '../view.ts';
import { auditView } from './audit.ts';
import { campaignsView } from './campaigns.ts';
import { dealersView } from './dealers.ts';
import { feedsView, feedView } from './feeds.ts';
import { tablesView } from './finance-values.ts';
import { findView } from './find.ts';
import { flagsView } from './flags.ts';
import { reportsView } from './from-shoppers.ts';
import { keysView } from './keys.ts';
import { leadsView } from './leads.ts';
import { overviewView } from './overview.ts';
import { peopleView } from './people.ts';
import { privateAdsView } from './private-ads.ts';
import { reviewsView } from './reviews.ts';
import { runningView } from './running.ts';
import { settingsView } from './settings.ts';
import { wordsView } from './words.ts';

/** All pages of the console. */
export const consoleViews: Views = {
  overview: overviewView,
  feeds: feedsView,
  feed: feedView,
  leads: leadsView,
  reports: reportsView,
  'private-ads': privateAdsView,
  reviews: reviewsView,
  words: wordsView,
  dealers: dealersView,
  campaigns: campaignsView,
  find: findView,
  flags: flagsView,
  tables: tablesView,
  running: runningView,
  settings: settingsView,
  people: peopleView,
  keys: keysView,
  audit: auditView,
};
