import { asc, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasPublicHost } from '../../platform/http/public-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { findMapping, mappings } from '../mappings.ts';
import { readGivenDealer } from '../rows/given-dealer.ts';
import { nextTime, problemOfSchedule } from './schedule.ts';
import { sftpPathOf, strayPercent } from './sftp-path.ts';
import { feedSources } from './tables.ts';

export type FeedSourceRow = typeof feedSources.$inferSelect;

/** A feed cannot be set so; the message says what was expected. */
export class RefusedSource extends Refusal {
  override readonly name = 'RefusedSource';
}

/** What is typed of a feed beside its name and its login. */
const fieldNames = [
  ...(['url', 'hostKey', 'schedule', 'mapping'] as const),
  ...(['dealer', 'dealerName', 'dealerZip'] as const),
];
type Fields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** What a feed is to be, as it was typed: an empty text stands for nothing, what is absent stays as it was. */
export interface AskedSource extends Readonly<Partial<Record<keyof Fields, string | undefined>>> {
  readonly name: string;
  /** As whom we come; null for as nobody any more, empty for as before. */
  readonly user?: string | null | undefined;
  readonly password?: string | undefined;
}

export function listSources(database: Database): Promise<FeedSourceRow[]> {
  return database.select().from(feedSources).orderBy(asc(feedSources.name));
}

/** What passwords are sealed for: one of one feed opens nothing of another. */
export const sealedFor = (name: string) => `feed ${name}`;

/**
 * Sets where a feed is fetched from, and when. One that is there is changed; what is not given stays as it
 * was.
 *
 * @param keys the first one encrypts the login, all read the one before
 * @param isNew it is to take the place of no other
 * @throws Refusal
 */
export async function setSource(
  database: Database,
  actor: string,
  asked: AskedSource,
  {
    keys,
    now,
    isNew = false,
  }: { readonly keys: readonly string[]; readonly now: Date; readonly isNew?: boolean },
): Promise<void> {
  const name = requireName(asked);
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(feedSources).where(eq(feedSources.name, name));
    const wanted = checkFields(fieldsOf(asked, before));
    const { url, schedule } = wanted;
    if (isNew && before && (before.url !== url || before.schedule !== schedule))
      throw new RefusedSource(
        `Name: there is a feed “${name}” already; change that one, or choose another name.`,
        { field: 'name' },
      );
    const timed = { nextAt: schedule === null ? null : nextTime(schedule, now) };
    // A password is for the server that it was given for.
    const isElsewhere = before && new URL(before.url).host !== new URL(url).host;
    const kept = isElsewhere ? null : (before?.credentials ?? null);
    const changed = {
      name,
      ...wanted,
      ...timed,
      credentials: sealLogin(asked, kept, { keys, about: sealedFor(name) }),
      version: null,
      digest: null,
      failures: 0,
      // Why it failed is of what it was: as it is now, nobody has tried it.
      ...(before && before.failures > 0 && { lastAt: null, lastOutcome: null }),
    };
    await transaction
      .insert(feedSources)
      .values({ ...changed, addedBy: actor })
      .onConflictDoUpdate({ target: feedSources.name, set: changed });
    const told = `${url}, ${schedule ?? 'when asked'}`;
    const act = before ? 'source.change' : 'source.add';
    await writeAudit(transaction, actor, {
      act,
      subject: name,
      after: told,
      ...(before && { before: `${before.url}, ${before.schedule ?? 'when asked'}` }),
    });
  });
}

/**
 * A name and a password, encrypted. Whoever types one of them alone changes that one.
 *
 * @param kept those before; null where there are none, or they are of another server
 * @throws RefusedSource for a password of nobody, or a name without one
 */
function sealLogin(
  { user: typed = '', password = '' }: Pick<AskedSource, 'user' | 'password'>,
  kept: string | null,
  { keys, about }: { readonly keys: readonly string[]; readonly about: string },
): string | null {
  if (typed === null) return null;
  const user = typed.trim();
  if (user === '' && password === '') return kept;
  if (user.includes(':'))
    throw new RefusedSource('User name: expected one without a colon.', { field: 'user' });
  const login = kept === null ? null : unseal(keys, kept, about);
  const [keptUser = '', ...keptPassword] = (login ?? '').split(':');
  const name = user || keptUser;
  const word = password || keptPassword.join(':');
  if (name === '')
    throw new RefusedSource('User name: expected one with the password.', { field: 'user' });
  if (word === '')
    throw new RefusedSource('Password: expected one with the user name.', { field: 'password' });
  return seal(keys, `${name}:${word}`, about);
}

/** As whom a feed is fetched; null as nobody, and where none of the keys opens what is kept. */
export function keptUserOf(
  { name, credentials }: Pick<FeedSourceRow, 'name' | 'credentials'>,
  keys: readonly string[],
): string | null {
  const login = credentials === null ? null : unseal(keys, credentials, sealedFor(name));
  return login === null ? null : login.slice(0, login.indexOf(':'));
}

/**
 * Has a feed be fetched no more.
 *
 * @param named.reason why, for the audit log
 * @throws RefusedSource where there is none such
 */
export async function removeSource(
  database: Database,
  actor: string,
  named: { readonly name: string; readonly reason: string | null },
): Promise<void> {
  const { name, reason } = named;
  await database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(feedSources)
      .where(eq(feedSources.name, name.trim()))
      .returning({ url: feedSources.url });
    if (!removed) throw new RefusedSource(`There is no feed “${name}”.`);
    await writeAudit(transaction, actor, {
      act: 'source.remove',
      subject: name.trim(),
      before: removed.url,
      reason,
    });
  });
}

function requireName({ name: typed }: AskedSource): string {
  const name = typed.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name))
    throw new RefusedSource('Name: expected 1 to 60 letters, digits and spaces.', {
      field: 'name',
    });
  return name;
}

/** What was typed, and beside it what was there. */
function fieldsOf(asked: AskedSource, before: FeedSourceRow | undefined): Fields {
  const dealer = before?.dealer;
  const known: Fields = {
    url: before?.url ?? '',
    hostKey: before?.hostKey ?? '',
    schedule: before?.schedule ?? '',
    mapping: before?.mapping ?? '',
    dealer: dealer?.code ?? '',
    dealerName: dealer?.name ?? '',
    dealerZip: dealer?.zip ?? '',
  };
  const typed = fieldNames.flatMap((name) =>
    asked[name] === undefined ? [] : [[name, asked[name]]],
  );
  return { ...known, ...Object.fromEntries(typed) };
}

function checkFields(asked: Fields) {
  const url = requireAddress(asked.url.trim());
  const schedule = asked.schedule.trim() || null;
  const problem = schedule === null ? null : problemOfSchedule(schedule);
  if (problem !== null) throw new RefusedSource(problem, { field: 'schedule' });
  const mapping = asked.mapping.trim() || null;
  if (mapping !== null && !findMapping(mapping))
    throw new RefusedSource(
      `Dialect: expected one of ${mappings.map((known) => known.name).join(', ')}.`,
      { field: 'mapping' },
    );
  const hostKey = asked.hostKey.trim() || null;
  if (hostKey !== null && !/^SHA256:[A-Za-z\d+/]{43}$/.test(hostKey))
    throw new RefusedSource('Key of the server: expected SHA256: and 43 characters.', {
      field: 'hostKey',
    });
  const { dealer: code, dealerName: name, dealerZip: zip } = asked;
  return { url, schedule, mapping, hostKey, dealer: readGivenDealer({ code, name, zip }) };
}

function requireAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || text.length > 500 || !['https:', 'sftp:'].includes(url.protocol))
    throw new RefusedSource('Address: expected https://… or sftp://….', { field: 'url' });
  if (url.username !== '' || url.password !== '')
    throw new RefusedSource(
      'Address: expected no name and no password; they have their own fields.',
      { field: 'url' },
    );
  if (!hasPublicHost(url))
    throw new RefusedSource('Address: expected a server at a public address.', { field: 'url' });
  if (url.protocol === 'sftp:' && sftpPathOf(url) === null)
    throw new RefusedSource(`Address: ${strayPercent}`, { field: 'url' });
  return url.href;
}
