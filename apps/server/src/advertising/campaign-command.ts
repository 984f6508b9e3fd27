import { readFile } from 'node:fs/promises';
import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import {
  addCampaigns,
  endCampaign,
  lastDayOf,
  parseCampaigns,
  RefusedCampaigns,
  readCampaigns,
} from './campaigns.ts';
import type { KeptCampaign } from './tables.ts';

/** What the operator asks for; `text` is the content of a file. */
const campaignCommandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('campaigns'), action: z.literal('list') }),
  z.object({ kind: z.literal('campaigns'), action: z.literal('add'), text: z.string() }),
  z.object({
    kind: z.literal('campaigns'),
    action: z.literal('end'),
    code: z.string(),
    /** Why, for the audit log. */
    reason: z.string().nullable(),
  }),
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
  today: string,
): Promise<KeptCampaign[]> {
  if (command.action === 'add')
    await addCampaigns(database, commandLine, parseCampaigns(command.text));
  if (command.action === 'end') await endCampaign(database, commandLine, command, today);
  return readCampaigns(database);
}

/** `forecourt campaigns`: shows, adds and ends advertisements of our own. */
export const campaignsCommand: OperatorCommand<CampaignCommand, KeptCampaign[]> = {
  kind: 'campaigns',
  schema: campaignCommandSchema,
  run: ({ database, today }, asked) => campaignCommand(database, asked, today),
  describe(program, terminal) {
    const run = async (asked: CampaignCommand) =>
      terminal.say(describeCampaigns(await terminal.run(asked), terminal.today));
    const campaigns = program.command('campaigns').description('Advertisements of our own.');
    campaigns
      .command('list', { isDefault: true })
      .description('shows them all')
      .action(() => run({ kind: 'campaigns', action: 'list' }));
    campaigns
      .command('add')
      .description('adds those of a JSON file, or replaces those of the same code')
      .argument('<file>', 'path of the file')
      .action(async (file: string) =>
        run({ kind: 'campaigns', action: 'add', text: await readCampaignFile(file, terminal) }),
      );
    campaigns
      .command('end')
      .description('shows one no more')
      .argument('<code>', 'its code')
      .option(...reasonOption)
      .action((code: string, { reason = null }: Reasoned) =>
        run({ kind: 'campaigns', action: 'end', code, reason }),
      );
  },
};

async function readCampaignFile(
  file: string,
  { fromHere }: Pick<Terminal<CampaignCommand, KeptCampaign[]>, 'fromHere'>,
): Promise<string> {
  try {
    return await readFile(fromHere(file), 'utf8');
  } catch {
    throw new RefusedCampaigns(`The file ${file} cannot be read.`);
  }
}

/** The campaigns for people: a line each, with when and where it is shown. */
export function describeCampaigns(campaigns: readonly KeptCampaign[], today: string): string {
  if (campaigns.length === 0) return 'There are no campaigns.';
  const width = Math.max(...campaigns.map(({ code }) => code.length));
  return campaigns
    .map((campaign) => {
      const { code, title, startsOn } = campaign;
      const period = `${startsOn} – ${lastDayOf(campaign) ?? 'open'}`;
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
