import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { RetryPolicy } from '../../platform/jobs/job.ts';
import { type Jobs, startJobs } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { type MailServer, startMailServer } from '../../platform/mail/test/mail-server.ts';
import { createLeadCounts, type LeadCounts } from '../lead-counts.ts';
import { leadJobs } from '../lead-jobs.ts';
import type { LeadParts } from '../lead-parts.ts';
import { leadMailParts } from '../mail/lead-mail-parts.ts';

const request = { listings: 400, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];

export interface Sold {
  readonly listing: Listing;
  readonly owner: Owner;
}

const carsOf = (isWanted: (owner: Owner) => boolean): Sold[] =>
  stock
    .filter(({ owner }) => isWanted(owner))
    .flatMap(({ owner, listings }) => listings.map((listing) => ({ listing, owner })));

export const dealersCars = carsOf(({ privateSeller }) => !privateSeller);
export const privateCars = carsOf(({ privateSeller }) => privateSeller);

/** Cars in the database, as a first start of the demo leaves them. */
export const fillMarket = ({ database }: OpenDatabase): Promise<void> =>
  loadDemoInventory(database, { request, lastOwnerId: null });

export const leadEmailOf = ({ owner }: Sold): string => `leads-${owner.id}@demo.example`;

/** A marketplace that takes leads and delivers them through a server of mails. */
export interface LeadDesk {
  readonly parts: LeadParts;
  readonly counts: LeadCounts;
  readonly jobs: Jobs;
  readonly stop: () => Promise<void>;
}

interface DeskOptions {
  readonly smtpUrl: string;
  readonly mailRelay?: string;
  readonly leadsTo?: string;
  readonly retry?: RetryPolicy;
  readonly timeout?: number;
}

export async function startLeadDesk(
  open: OpenDatabase,
  { smtpUrl, mailRelay, leadsTo, retry, timeout }: DeskOptions,
): Promise<LeadDesk> {
  const { database } = open;
  const logger = createLogger('silent');
  const route = { kind: 'smtp', url: smtpUrl, from: 'hello@cars.example' } as const;
  const mailer = createMailer(route, (error) => logger.error(error));
  const config = {
    publicOrigins: { atc: 'https://cars.example', kbb: 'https://guide.example' },
    port: 0,
    mailRelay,
    leadsTo,
    leadDays: 365,
  };
  const jobs = await startJobs({
    open,
    definitions: leadJobs(leadMailParts({ config, database, mailer }), {
      retry: retry ?? { limit: 5, firstWaitSeconds: 0, longestWaitSeconds: 0 },
      timeout: timeout ?? 30,
    }),
    logger,
    pace: { poll: 0.5, supervise: 1 },
  });
  const counts = createLeadCounts();
  const parts = {
    database,
    queue: jobs,
    reference: vehicleReference,
    counts,
    leadsTo: leadsTo ?? null,
  };
  const stop = async () => {
    await jobs.stop();
    mailer.close();
  };
  return { parts, counts, jobs, stop };
}

/** A filled market whose leads arrive at a mail server of its own. */
export interface LeadMarket {
  readonly open: OpenDatabase;
  readonly server: MailServer;
  readonly desk: LeadDesk;
  readonly close: () => Promise<void>;
}

export async function openLeadMarket(
  opened: Promise<OpenDatabase>,
  options: Omit<DeskOptions, 'smtpUrl'> = {},
): Promise<LeadMarket> {
  const [open, server] = await Promise.all([opened, startMailServer()]);
  await fillMarket(open);
  const desk = await startLeadDesk(open, { ...options, smtpUrl: server.url });
  const close = async () => {
    await desk.stop();
    await server.stop();
    await open.close();
  };
  return { open, server, desk, close };
}
