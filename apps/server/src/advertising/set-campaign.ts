import { createHash } from 'node:crypto';
import { type Campaign, campaignSchema } from '@forecourt/domain/promotion/campaign';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { campaignLabels } from './campaign-labels.ts';
import { findMakeFault, RefusedCampaigns, writeCampaigns } from './campaigns.ts';
import { describeChange } from './describe-change.ts';
import { campaigns, type KeptCampaign } from './tables.ts';

/**
 * Reads a campaign that was typed.
 *
 * @throws RefusedCampaigns naming the first field that is not as described
 */
export function readTypedCampaign(given: Readonly<Record<keyof Campaign, unknown>>): Campaign {
  const parsed = campaignSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path[0] as keyof Campaign;
    throw new RefusedCampaigns(`${campaignLabels[field]}: ${issue?.message}.`, { field });
  }
  const fault = findMakeFault(parsed.data);
  if (fault !== null)
    throw new RefusedCampaigns(`${campaignLabels.makeCodes}: ${fault}.`, { field: 'makeCodes' });
  return parsed.data;
}

/** Tells a campaign from what it was before: of all that is kept of it. */
export const campaignPrint = (kept: KeptCampaign): string =>
  createHash('sha256').update(JSON.stringify(kept)).digest('base64url');

/**
 * Adds a campaign, or changes it as it was shown, and tells the audit log.
 *
 * @param actor who wrote it, for the audit log
 * @param shown print of the one that it takes the place of; empty for a new one
 * @throws RefusedCampaigns when a new one has the code of another, or the other changed since
 */
export async function setCampaign(
  database: Database,
  actor: string,
  campaign: Campaign,
  shown: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = shown === '' ? null : await changeCampaign(transaction, campaign, shown);
    if (before === null) await addCampaign(transaction, campaign);
    const told = describeChange(before, campaign);
    await writeAudit(transaction, actor, {
      act: 'campaign.add',
      subject: campaign.code,
      ...told,
    });
  });
}

/** @returns what it was before */
async function changeCampaign(
  transaction: Database,
  campaign: Campaign,
  shown: string,
): Promise<KeptCampaign> {
  const { code } = campaign;
  const [row] = await transaction
    .select({ data: campaigns.data })
    .from(campaigns)
    .where(eq(campaigns.code, code))
    .for('update');
  if (!row || campaignPrint(row.data) !== shown)
    throw new RefusedCampaigns(
      `Somebody changed or ended “${code}” since this page was opened: open it again.`,
    );
  await writeCampaigns(transaction, [campaign]);
  return row.data;
}

async function addCampaign(transaction: Database, campaign: Campaign): Promise<void> {
  const { code } = campaign;
  const added = await transaction
    .insert(campaigns)
    .values({ code, data: campaign })
    .onConflictDoNothing()
    .returning({ code: campaigns.code });
  if (added.length === 0)
    throw new RefusedCampaigns(
      `There is a campaign “${code}” already: choose it in the list to change it.`,
      { field: 'code' },
    );
}
