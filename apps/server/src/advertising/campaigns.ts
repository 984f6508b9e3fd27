import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { type Campaign, campaignSchema } from '@forecourt/domain/promotion/campaign';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { reference } from '../request/reference.ts';
import { describeChange } from './describe-change.ts';
import { campaigns, type KeptCampaign } from './tables.ts';

/** A file of campaigns, or what is asked of one, cannot be done; the message says why. Nothing was changed. */
export class RefusedCampaigns extends Refusal {
  override readonly name = 'RefusedCampaigns';
}

/** The last day on which a campaign is shown or was, as people are told; null for no end. */
export const lastDayOf = ({ endedOn, endsOn }: KeptCampaign): string | null => endedOn ?? endsOn;

/** All campaigns, those of other days too, by code. */
export async function readCampaigns(database: Database): Promise<KeptCampaign[]> {
  const rows = await database
    .select({ data: campaigns.data })
    .from(campaigns)
    .orderBy(asc(campaigns.code));
  return rows.map(({ data }) => data);
}

/** Adds campaigns, or replaces those of the same code. */
export async function writeCampaigns(
  database: Database,
  given: readonly Campaign[],
): Promise<void> {
  if (given.length === 0) return;
  await database
    .insert(campaigns)
    .values(given.map((data) => ({ code: data.code, data })))
    .onConflictDoUpdate({ target: campaigns.code, set: { data: sql`excluded.data` } });
}

/**
 * Does what a file of campaigns says, and tells the audit log.
 *
 * @param actor whose file it is, for the audit log
 */
export async function addCampaigns(
  database: Database,
  actor: string,
  given: readonly Campaign[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = new Map((await readCampaigns(transaction)).map((one) => [one.code, one]));
    await writeCampaigns(transaction, given);
    for (const campaign of given) {
      const told = describeChange(before.get(campaign.code) ?? null, campaign);
      await writeAudit(transaction, actor, {
        act: 'campaign.add',
        subject: campaign.code,
        ...told,
      });
    }
  });
}

/**
 * Lets a campaign end with the day before, and tells the audit log.
 *
 * @param actor who ends it, for the audit log
 * @throws RefusedCampaigns when there is none of this code, or it ended before
 */
export async function endCampaign(
  database: Database,
  actor: string,
  { code, reason }: { readonly code: string; readonly reason: string | null },
  today: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const told = await endToday(transaction, code, today);
    await writeAudit(transaction, actor, { act: 'campaign.end', subject: code, ...told, reason });
  });
}

/** @returns what the audit log is told of it */
async function endToday(transaction: Database, code: string, today: string) {
  const [row] = await transaction
    .select({ data: campaigns.data })
    .from(campaigns)
    .where(eq(campaigns.code, code))
    .for('update');
  if (!row) throw new RefusedCampaigns(`There is no campaign “${code}”.`);
  const { data } = row;
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  // One that has not begun never does.
  if (data.startsOn > yesterday) {
    await transaction.delete(campaigns).where(eq(campaigns.code, code));
    const { before } = describeChange(data, { ...data, endsOn: yesterday });
    return { before, after: 'removed: it did not begin before today' };
  }
  if (data.endsOn !== null && data.endsOn < today)
    throw new RefusedCampaigns(`The campaign “${code}” ended on ${lastDayOf(data)} already.`);
  const ended = { ...data, endsOn: yesterday, endedOn: today };
  await transaction.update(campaigns).set({ data: ended }).where(eq(campaigns.code, code));
  return describeChange(data, ended);
}

/**
 * Reads a file of campaigns.
 *
 * @param text JSON: a list of campaigns
 * @throws RefusedCampaigns naming the first campaign and part that is not as described
 */
export function parseCampaigns(text: string): Campaign[] {
  const parsed = z.array(campaignSchema).safeParse(readJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [at, ...path] = issue?.path ?? [];
    const where = typeof at === 'number' ? `Campaign ${at + 1}` : 'The file';
    const part = path.length > 0 ? `, ${path.join('.')}` : '';
    throw new RefusedCampaigns(`${where}${part}: ${issue?.message ?? 'not as described'}.`);
  }
  const codes = parsed.data.map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new RefusedCampaigns(`The code “${twice}” is there twice.`);
  for (const campaign of parsed.data) {
    const fault = findMakeFault(campaign);
    if (fault !== null)
      throw new RefusedCampaigns(`The campaign “${campaign.code}”, makeCodes: ${fault}.`);
  }
  return parsed.data;
}

/** What is wrong with the makes of a campaign; null where all of them are known. */
export function findMakeFault({ makeCodes }: Campaign): string | null {
  const unknown = makeCodes.find((make) => !reference.findMake(make));
  return unknown === undefined ? null : `expected codes of makes, such as TOYOTA, not “${unknown}”`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedCampaigns(`The file is no JSON: ${reason}.`);
  }
}
