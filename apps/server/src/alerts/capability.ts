import { alertApi, alertPath } from '@forecourt/domain/alert/alert-paths';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import type { AlertServices } from '@forecourt/web/alerts/services';
import type { BookmarkCall } from '../bookmarks/bookmark-policies.ts';
import type { Capability } from '../platform/capability.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import type { PushSender } from '../push/send-notice.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type AlertCounts, createAlertCounts } from './alert-counts.ts';
import { alertJobs } from './alert-jobs.ts';
import { alertKeeping } from './alert-keeping.ts';
import { type AlertCall, alertPolicies } from './alert-policies.ts';
import { type AlertConfig, alertSettings } from './alert-settings.ts';
import { alertChannels } from './channels/alert-channels.ts';
import { confirmAlert, findAskedNews } from './confirm-alert.ts';
import { changeAlert, findAlert } from './find-alert.ts';
import { startAlerts } from './follow-loop.ts';
import { chooseRhythm, findRhythms } from './own-rhythms.ts';
import { alertsCommand } from './returned-mail/alerts-command.ts';
import { mailEventRoutes } from './returned-mail/mail-event-routes.ts';
import {
  askToResume,
  createResumeLimit,
  hasOwnStop,
  holdsResume,
  resumeOwn,
} from './returned-mail/own-stop.ts';
import { alertRoutes } from './routes.ts';
import { findSearchAlert } from './search-alert.ts';
import { createConfirmationLimit, subscribe } from './subscribe.ts';
import { findWebhooks, setWebhook } from './webhooks/own-webhooks.ts';
import { createWebhookTestLimit, sendTest } from './webhooks/send-test.ts';

type Parts = MarketParts & {
  readonly alertCounts: AlertCounts;
  readonly confirmationLimit: SharedLimiter;
  readonly resumeLimit: SharedLimiter;
  readonly webhookTestLimit: SharedLimiter;
  readonly pushSender: PushSender;
  readonly config: AlertConfig;
};

type Facts = PageFacts<AlertCall | BookmarkCall>;

const alertParts = (parts: Parts) => {
  const originOf: (brand: BrandCode) => string = mailedOrigins(parts.config);
  return { ...parts, originOf, channels: alertChannels({ ...parts, originOf }) };
};

/** News of cars for those who want it. */
export const alerts = {
  name: 'alerts',
  provide: (
    parts: MarketParts,
  ): Pick<Parts, 'alertCounts' | 'confirmationLimit' | 'resumeLimit' | 'webhookTestLimit'> => ({
    alertCounts: createAlertCounts(),
    confirmationLimit: createConfirmationLimit(parts),
    resumeLimit: createResumeLimit(parts),
    webhookTestLimit: createWebhookTestLimit(parts),
  }),
  metrics: ({ alertCounts }: Parts) => [alertCounts.metric],
  settings: alertSettings,
  commands: [alertsCommand],
  policies: alertPolicies,
  folders: [`${alertApi}/`],
  secretFolders: [alertPath('')],
  start: (parts: Parts) => startAlerts(alertParts(parts)),
  jobs: (parts: Parts) => alertJobs(alertParts(parts)),
  keeps: ({ database }: Parts) => [alertKeeping(database)],
  routes: (parts: Parts) => [
    alertRoutes(parts),
    mailEventRoutes(parts.database, parts.config.mailEventsSecrets),
  ],
  services: (parts: Parts, facts: Facts): AlertServices => ({
    subscribe: (wish) => subscribe(parts, wish, facts),
    findAlert: (token) => findAlert(parts, facts, token),
    changeAlert: (token, rhythm) => changeAlert(parts, facts, token, rhythm),
    findRhythms: () => findRhythms(parts, facts),
    setRhythm: (source, rhythm) => chooseRhythm(parts, facts, source, rhythm),
    findSearchAlert: (address) => findSearchAlert(parts, facts, address),
    findWebhooks: () => findWebhooks(parts, facts),
    setWebhook: (source, url) => setWebhook(parts, facts, source, url),
    testWebhook: (source) =>
      sendTest({ ...parts, originOf: mailedOrigins(parts.config) }, facts, source),
    findAskedNews: (token) => findAskedNews(parts, facts, token),
    confirmAlert: (token) => confirmAlert(parts, facts, token),
    hasOwnStop: () => hasOwnStop(parts, facts),
    askToResume: () => askToResume(parts, facts),
    holdsResume: (token) => holdsResume(parts, facts, token),
    resumeAlerts: (token) => resumeOwn(parts, facts, token),
  }),
} as const satisfies Capability<Parts, Facts>;
