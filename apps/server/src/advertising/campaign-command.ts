import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { today } from '../platform/today.ts';
import { endCampaign, parseCampaigns, readCampaigns, writeCampaigns } from './campaigns.ts';

/** What the operator asks for; `text` is the content of a file. */
export const campaignCommandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('campaigns'), action: z.literal('list') }),
  z.object({ kind: z.literal('campaigns'), action: z.literal('add'), text: z.string() }),
  z.object({ kind: z.literal('campaigns'), action: z.literal('end'), code: z.string() }),
]);
export type CampaignCommand = z.output<typeof campaignCommandSchema>;

/**
 * Does it.
 *
 * @returns the campaigns as they are then
 * @throws RefusedCampaigns
 */
export async function campaignCommand(
  database: Database,
  command: CampaignCommand,
): Promise<Campaign[]> {
  if (command.action === 'add') await writeCampaigns(database, parseCampaigns(command.text));
  if (command.action === 'end') await endCampaign(database, command.code, today());
  return readCampaigns(database);
}

/** The campaigns for people: a line each, with when and where it is shown. */
export function describeCampaigns(campaigns: readonly Campaign[], today: string): string {
  if (campaigns.length === 0) return 'There are no campaigns.';
  const width = Math.max(...campaigns.map(({ code }) => code.length));
  return campaigns
    .map((campaign) => {
      const { code, title, startsOn, endsOn } = campaign;
      const period = `${startsOn} – ${endsOn ?? 'open'}`;
      return [
        code.padEnd(width),
        stateOf(campaign, today).padEnd(7),
        period,
        title,
        targetsOf(campaign),
      ]
        .join('  ')
        .trimEnd();
    })
    .join('\n');
}

function stateOf({ startsOn, endsOn }: Campaign, today: string): string {
  if (today < startsOn) return 'waiting';
  return endsOn !== null && endsOn < today ? 'ended' : 'running';
}

function targetsOf({ brands, pages, makeCodes }: Campaign): string {
  const targets = [...brands, ...pages, ...makeCodes];
  return targets.length === 0 ? '' : `(${targets.join(', ')})`;
}
