import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { allKeyScopes, type KeyScope, parseKeyScope } from '@forecourt/domain/operator/key-scopes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { createKeyText, hashOf, startOf } from './key-text.ts';
import { apiKeys } from './tables.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

/** A key cannot be made or revoked so; the message says what was expected. */
export class RefusedKey extends Refusal {
  override readonly name = 'RefusedKey';
}

/** What a key is to be, as it was typed. */
export interface AskedKey {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Whole days for which it is good; empty for one without an end. */
  readonly days: string;
  /** Requests a minute; empty for as many as usual. */
  readonly perMinute: string;
}

const usualPerMinute = 120;
const maxPerMinute = 6000;
const maxDays = 3650;
/** All of them, those that are good first, then the latest. */
export function listKeys(database: Database): Promise<ApiKey[]> {
  return database
    .select()
    .from(apiKeys)
    .orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.madeAt));
}

/**
 * Makes a key.
 *
 * @param actor who has it made, for the audit log
 * @returns the key itself, which is shown now and never again
 * @throws RefusedKey
 */
export async function makeKey(
  database: Database,
  actor: string,
  asked: AskedKey,
  now: number = Date.now(),
): Promise<string> {
  const wanted = checkAsked(asked, now);
  const text = createKeyText();
  await database.transaction(async (transaction) => {
    const made = await transaction
      .insert(apiKeys)
      .values({ ...wanted, hash: hashOf(text), start: startOf(text), madeBy: actor })
      .onConflictDoNothing()
      .returning({ id: apiKeys.id });
    if (made.length === 0)
      throw new RefusedKey(`Name: there is a key “${wanted.name}” already; revoke it first.`, {
        field: 'name',
      });
    await writeAudit(transaction, actor, {
      act: 'key.make',
      subject: wanted.name,
      after: wanted.scopes.join(', '),
    });
  });
  return text;
}

function checkAsked({ name, scopes, days, perMinute }: AskedKey, now: number) {
  const named = name.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,59}$/u.test(named))
    throw new RefusedKey(
      'Name: expected 1 to 60 letters, digits and spaces, such as Peach uploads.',
      { field: 'name' },
    );
  const lasting = parseNumber({ label: 'Days', field: 'days' }, days, maxDays);
  return {
    name: named,
    scopes: requireScopes(scopes),
    perMinute:
      parseNumber({ label: 'Requests a minute', field: 'perMinute' }, perMinute, maxPerMinute) ??
      usualPerMinute,
    expiresAt: lasting === null ? null : new Date(now + lasting * dayMs),
  };
}

function requireScopes(texts: readonly string[]): readonly KeyScope[] {
  const found = texts.map((text) => {
    const scope = parseKeyScope(text);
    if (scope === null)
      throw new RefusedKey(`${text}: expected scopes, of ${allKeyScopes.join(', ')}.`);
    return scope;
  });
  if (found.length === 0)
    throw new RefusedKey('Scopes: expected one of them at least.', { field: 'scopes' });
  return allKeyScopes.filter((scope) => found.includes(scope));
}

function parseNumber(
  { label, field }: { readonly label: string; readonly field: string },
  text: string,
  max: number,
): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (value < 1 || value > max)
    throw new RefusedKey(
      `${label}: expected a whole number of 1 to ${groupDigits(max)}, or nothing.`,
      { field },
    );
  return value;
}

/**
 * Has a key be good no more, from now on.
 *
 * @param named.reason why, for the audit log
 * @throws RefusedKey where no key of that name is good
 */
export async function revokeKey(
  database: Database,
  actor: string,
  named: { readonly name: string; readonly reason: string | null },
): Promise<void> {
  const { name, reason } = named;
  await database.transaction(async (transaction) => {
    const revoked = await transaction
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiKeys.name, name.trim()), isNull(apiKeys.revokedAt)))
      .returning({ scopes: apiKeys.scopes });
    const [key] = revoked;
    if (!key) throw new RefusedKey(`No key of the name “${name}” is good.`);
    await writeAudit(transaction, actor, {
      act: 'key.revoke',
      subject: name.trim(),
      before: key.scopes.join(', '),
      reason,
    });
  });
}
