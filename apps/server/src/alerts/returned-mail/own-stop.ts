import { mailboxOf } from '@forecourt/domain/lead/mailbox';
import type { AlertServices, AskedToResume } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import {
  createSharedLimiter,
  type LimitSource,
  type SharedLimiter,
} from '../../platform/limits/shared-limiter.ts';
import type { PageFacts } from '../../request/page-facts.ts';
import type { MarketParts } from '../../request/parts.ts';
import { alertJobNames } from '../alert-parts.ts';
import type { AlertCall } from '../alert-policies.ts';
import { readAlertToken } from '../alert-token.ts';

type Parts = Pick<MarketParts, 'database' | 'queue' | 'keyRing'> & {
  readonly resumeLimit: SharedLimiter;
};
type Facts = Pick<PageFacts<AlertCall>, 'asker' | 'brand' | 'calls'>;

/** Mails a day that ask one mailbox whether alerts go there again: it may be full, or somebody else's. */
const rate = { max: 3, windowMs: 86_400_000 };

/** Bounds how often one mailbox is asked, by all processes together. */
export const createResumeLimit = (source: LimitSource): SharedLimiter =>
  createSharedLimiter(source, 'alert resumes', rate);

/** That no alerts go to the address of a person. */
export interface Stop {
  readonly email: string;
  /** Names this stop in links of mails, so that none of them ends a later one. */
  readonly subject: string;
}

const stopSubject = sql`'stopped:' || people.id || ':' || (extract(epoch from stopped_at) * 1000)::bigint`;

const personOf = (subject: string): string => subject.split(':')[1] ?? '';

/** Null where alerts go there. */
export async function findStop(database: Database, personId: string): Promise<Stop | null> {
  const [stop] = await rowsOf<Stop>(
    database,
    sql`select people.email, ${stopSubject} as subject
        from people join stopped_addresses on stopped_addresses.email = people.email
        where people.id = ${personId} and email_verified`,
  );
  return stop ?? null;
}

/** Whether no alerts go to the address of who is signed in; false while it cannot be told. */
export async function hasOwnStop(
  { database }: Pick<Parts, 'database'>,
  { asker, calls }: Facts,
): Promise<boolean> {
  if (asker.kind !== 'person') return false;
  const { personId } = asker;
  return calls.attempt('alerts', async () => (await findStop(database, personId)) !== null, false);
}

/** Sends a mail to the address of who is signed in, whose link has alerts go there again. */
export async function askToResume(
  { database, queue, resumeLimit }: Parts,
  { asker, brand, calls }: Facts,
): Promise<AskedToResume> {
  if (asker.kind !== 'person') return { status: 'unknown' };
  const { personId } = asker;
  const stop = await calls.require('alerts', () => findStop(database, personId));
  if (stop === null) return { status: 'unknown' };
  const waitMs = await resumeLimit.admit(mailboxOf(stop.email));
  if (waitMs > 0) return { status: 'limited', waitMs };
  await calls.require('alerts', () =>
    queue.enqueue(database, {
      name: alertJobNames.resume,
      data: { personId, brand: brand.code },
    }),
  );
  return { status: 'asked' };
}

/** Whether the link of a mail would still have alerts go to its address again. */
export async function holdsResume(
  { database, keyRing }: Pick<Parts, 'database' | 'keyRing'>,
  { calls }: Facts,
  token: string,
): ReturnType<AlertServices['holdsResume']> {
  const subject = readAlertToken(token, 'resume', keyRing);
  if (subject === null) return false;
  const stop = await calls.require('alerts', () => findStop(database, personOf(subject)));
  return stop?.subject === subject;
}

/** Has alerts go to an address again whose reader followed the link. @returns whether they did not */
export async function resumeOwn(
  { database, keyRing }: Pick<Parts, 'database' | 'keyRing'>,
  { calls }: Facts,
  token: string,
): ReturnType<AlertServices['resumeAlerts']> {
  const subject = readAlertToken(token, 'resume', keyRing);
  if (subject === null) return false;
  const ended = await calls.require('alerts', () =>
    rowsOf(
      database,
      sql`delete from stopped_addresses using people where stopped_addresses.email = people.email
          and people.id = ${personOf(subject)} and email_verified and ${stopSubject} = ${subject} returning people.id`,
    ),
  );
  return ended.length > 0;
}
