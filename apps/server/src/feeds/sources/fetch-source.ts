import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { machine } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isPublicAddress } from '../../platform/http/public-address.ts';
import type { JobTry } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { importFile } from '../import-file.ts';
import { ImportStopped } from '../import-stopped.ts';
import { withSentFile } from '../keep-sent-file.ts';
import { FetchFailed, type FetchLimits, fetchLimits } from './fetch-failed.ts';
import { fetchOverHttps } from './fetch-over-https.ts';
import { type FeedSourceRow, sealedFor } from './sources.ts';
import { feedSources } from './tables.ts';

/** What fetching works with. */
export interface FetchParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly clock: Clock;
  /** What passwords are encrypted with: any of them. */
  readonly keys: () => Promise<readonly string[]>;
  /** Whether an address may be connected to: public ones alone. Tests allow their own. */
  readonly isAllowed?: (address: string) => boolean;
  readonly limits?: FetchLimits;
}

/** For whom a feed is fetched. */
type FetchTry = Pick<JobTry<never>, 'id' | 'retries'>;

/** A process that was killed at it keeps a feed from other jobs no longer than this, in minutes. */
const leaseMinutes = 45;

/**
 * Fetches a feed and takes it in, unless it is what it was the last time or another job is at it. What became of it is
 * kept with the feed, for people.
 *
 * @throws whatever went wrong, where it is worth another try
 */
export async function fetchSource(parts: FetchParts, id: string, job: FetchTry): Promise<void> {
  const source = await claim(parts.database, id, job);
  if (!source) return;
  try {
    await settle(parts, source, await takeIn(parts, source));
  } catch (error) {
    const isKnown = error instanceof FetchFailed || error instanceof Refusal;
    await settle(parts, source, {
      outcome: isKnown ? error.message : 'It failed here: the log says why.',
      isFailure: true,
    });
    const tells = error instanceof FetchFailed || error instanceof ImportStopped;
    if (tells ? error.isWorthATry : !isKnown) throw error;
  }
}

/** Takes a feed that nobody is at; a try whose own job is at it follows one that was interrupted, and takes it over. */
async function claim(
  database: Database,
  id: string,
  job: FetchTry,
): Promise<FeedSourceRow | undefined> {
  const isFree = or(
    isNull(feedSources.busyUntil),
    lt(feedSources.busyUntil, sql`now()`),
    eq(feedSources.busyJob, job.id),
    // The version before noted no job.
    job.retries > 0 ? isNull(feedSources.busyJob) : undefined,
  );
  const busyUntil = sql`now() + make_interval(mins => ${leaseMinutes})`;
  const [source] = await database
    .update(feedSources)
    .set({ busyUntil, busyJob: job.id })
    .where(and(eq(feedSources.id, id), isFree))
    .returning();
  return source;
}

interface Settled {
  readonly outcome: string;
  readonly isFailure?: true;
  readonly version?: string | null;
  readonly digest?: string;
}

async function settle(
  { database, clock }: FetchParts,
  source: FeedSourceRow,
  { outcome, isFailure, version, digest }: Settled,
): Promise<void> {
  const { id, busyJob, failures } = source;
  const known = (text: string | null) => sql`case when ${isStill(source)} then ${text}::text end`;
  await database
    .update(feedSources)
    .set({
      busyUntil: null,
      busyJob: null,
      ...(version !== undefined && { version: known(version) }),
      ...(digest !== undefined && { digest: known(digest) }),
      lastAt: new Date(clock.now()),
      lastOutcome: outcome,
      failures: isFailure ? failures + 1 : 0,
    })
    // Who took longer than the lease has lost it, and what came of theirs with it.
    .where(and(eq(feedSources.id, id), sql`busy_job is not distinct from ${busyJob}`));
}

/** Whether a feed is the one that was fetched: what was changed meanwhile is to be read anew. */
const isStill = ({ url, mapping, dealer }: FeedSourceRow) =>
  sql`url = ${url} and mapping is not distinct from ${mapping}::text
    and dealer::text is not distinct from ${dealer && JSON.stringify(dealer)}::text`;

async function takeIn(parts: FetchParts, source: FeedSourceRow): Promise<Settled> {
  const url = new URL(source.url);
  const fetch =
    url.protocol === 'sftp:'
      ? (await import('./fetch-over-sftp.ts')).fetchOverSftp
      : fetchOverHttps;
  const fetched = await fetch({
    url,
    hostKey: source.hostKey,
    version: source.version,
    credentials: await credentialsOf(parts, source),
    isAllowed: parts.isAllowed ?? isPublicAddress,
    limits: parts.limits ?? fetchLimits,
  });
  if (fetched.kind === 'same') return { outcome: 'The same as the last time.' };
  const { bytes, version } = fetched;
  return withSentFile(parts.dataDir, bytes, async (path) => {
    const digest = await digestOf(path);
    if (digest === source.digest) return { outcome: 'The same as the last time.', version };
    return { outcome: await takeInFile(parts, source, path), version, digest };
  });
}

/** Opens them, and seals them anew that an earlier key has sealed, so that it may be taken away. */
async function credentialsOf(
  { database, keys }: FetchParts,
  { id, name, credentials }: FeedSourceRow,
): Promise<string | null> {
  if (credentials === null) return null;
  const known = await keys();
  const opened = unseal(known, credentials, sealedFor(name));
  if (opened === null)
    throw new FetchFailed(
      'Its password was encrypted with a key that is gone: set it anew.',
      false,
    );
  if (unseal(known.slice(0, 1), credentials, sealedFor(name)) === null) {
    const asRead = and(eq(feedSources.id, id), eq(feedSources.credentials, credentials));
    const sealed = seal(known, opened, sealedFor(name));
    await database.update(feedSources).set({ credentials: sealed }).where(asRead);
  }
  return opened;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url');
}

async function takeInFile(
  { database, dataDir, clock }: FetchParts,
  { name, mapping, dealer }: FeedSourceRow,
  path: string,
): Promise<string> {
  const { added, changed, removed, refused, held } = await importFile(
    { database, dataDir, today: dayOf(clock) },
    {
      path,
      source: name,
      actor: machine,
      dryRun: false,
      allowRemoval: false,
      ...(mapping !== null && { mapping }),
      ...(dealer !== null && { dealer }),
    },
  );
  const told = [`+${added} ~${changed} \u2212${removed}`];
  if (refused > 0) told.push(`${refused} refused`);
  if (held.length > 0) told.push(`${held.length} held`);
  return `Taken in: ${told.join(', ')}.`;
}
