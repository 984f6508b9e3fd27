import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { Cents } from '@forecourt/domain/money/cents';
import { holdHours } from '@forecourt/domain/money/deal';
import type { LeadServices } from '@forecourt/web/leads/services';
import type { KeyGuard } from '../api-keys/key-guard.ts';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findCarToAsk } from './asked-car/find-car-to-ask.ts';
import { findMessaging } from './asked-car/find-messaging.ts';
import { findContacts, findReservation, leadKeeping } from './contacts.ts';
import { endConversation, findConversation } from './conversations/conversations.ts';
import { countLead } from './count-lead.ts';
import { createLead } from './create-lead.ts';
import { leadExportCommand } from './export-command.ts';
import { forgetLeads } from './forget-leads.ts';
import { leadsCommand } from './lead-command.ts';
import { createLeadCounts, type LeadCounts } from './lead-counts.ts';
import { leadJobs } from './lead-jobs.ts';
import type { LeadParts } from './lead-parts.ts';
import { type LeadConfig, leadSettings } from './lead-settings.ts';
import { leadMailParts } from './mail/lead-mail-parts.ts';
import { leadOperatorRoutes } from './operator-routes.ts';
import { answerWithQuote } from './quotes/answer-with-quote.ts';
import { type EstimateParts, estimateForConversation } from './quotes/estimate-for-conversation.ts';
import { type QuoteCall, quotePolicies } from './quotes/quote-policies.ts';
import { leadRoutes } from './routes.ts';
import { sendOneClick } from './send-one-click.ts';

type Parts = MarketParts &
  EstimateParts & {
    readonly config: LeadConfig;
    readonly leadCounts: LeadCounts;
    readonly keyGuard: KeyGuard;
  };

const leadParts = ({ config, leadCounts: counts, ...parts }: Parts): LeadParts => ({
  ...parts,
  counts,
  leadsTo: config.leadsTo ?? null,
});

/** When a seller need hold a car no longer. @param now milliseconds since 1970 */
const holdEnd = (now: number) => new Date(now + holdHours * 3_600_000).toISOString();

/** What shoppers ask of sellers, and what they answer. */
export const leads = {
  name: 'leads',
  settings: leadSettings,
  policies: quotePolicies,
  folders: ['/cars-for-sale/leads/'],
  secretFolders: [conversationPath('')],
  // `leads export` is a subcommand of `leads`, which must be defined first.
  commands: [leadsCommand, leadExportCommand],
  provide: (): { readonly leadCounts: LeadCounts } => ({ leadCounts: createLeadCounts() }),
  metrics: ({ leadCounts }: Parts) => [leadCounts.metric],
  jobs: (parts: Parts) => ({
    ...leadJobs(leadMailParts(parts)),
    'forget-leads': {
      schedule: '35 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetLeads(parts.database, parts.config.leadDays),
    },
  }),
  keeps: (parts: Parts) => [leadKeeping(parts)],
  routes: (parts: Parts) => [leadRoutes(parts, leadParts(parts)), leadOperatorRoutes(parts)],
  services: (parts: Parts, { brand, asker, now, calls }: PageFacts<QuoteCall>): LeadServices => {
    const { database } = parts;
    const used = leadParts(parts);
    const visitorId = asker.kind === 'bot' ? null : asker.visitorId;
    const email = asker.kind === 'person' ? asker.consumer.email : null;
    const personId = asker.kind === 'person' ? asker.personId : null;
    const sender = { brand: brand.code, visitorId, personId };
    const estimateQuote = (token: string, tradeIn?: Cents) =>
      calls.attempt('lead-quote', () => estimateForConversation(parts, token, tradeIn), null);
    return {
      findCarToAsk: (listingId) => findCarToAsk(parts.engine, listingId),
      createLead: (fields, key, keyBefore = null) =>
        createLead(used, fields, { ...sender, key, keyBefore }),
      reserveCar: (fields, deal, key) =>
        createLead(used, fields, { ...sender, key }, { ...deal, heldUntil: holdEnd(now) }),
      countLead: async (kind, listingId) => {
        await countLead(used, { kind, listingId }, sender);
      },
      findConversation: (token) => findConversation(database, token),
      addMessage: (token, fields) =>
        answerWithQuote(used, token, fields, { estimate: estimateQuote }),
      estimateQuote,
      endConversation: (token) => endConversation(database, token),
      leadDays: () => parts.config.leadDays,
      findContacts: async () => (email === null ? [] : findContacts(database, email)),
      findReservation: async (listingId) =>
        email === null ? null : findReservation(database, email, listingId),
      sendOneClick: (listingId, sent) => sendOneClick(used, asker, listingId, { ...sent, sender }),
      findMessaging: (seller) => findMessaging(parts, seller),
    };
  },
} as const satisfies Capability<Parts, PageFacts<QuoteCall>>;
