import { desc, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { utcMinute } from '../platform/utc-minute.ts';
import { allowAgain, barAd } from './bar-ad.ts';
import { privateAds } from './tables.ts';

const kind = z.literal('private-ads');
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({ kind, action: z.literal('remove'), listing: z.string(), reason: z.string() }),
  z.object({ kind, action: z.literal('allow'), vin: z.string(), reason: z.string() }),
]);
type AdsCommand = z.output<typeof commandSchema>;

/** A list shows no more at once. */
const maxListed = 200;

/** `forecourt private-ads`: what private sellers offer, and taking it off the market for good. */
export const adsCommand: OperatorCommand<AdsCommand, string> = {
  kind: 'private-ads',
  schema: commandSchema,
  run: async ({ database, withQueue }, asked) => {
    if (asked.action === 'list') return listAds(database);
    if (asked.action === 'allow') {
      await allowAgain(database, commandLine, asked);
      return `People may sell ${asked.vin} here again.`;
    }
    await withQueue((queue) => barAd({ database, queue, clock: systemClock }, commandLine, asked));
    return `The listing ${asked.listing} is off the market.`;
  },
  describe(program, terminal) {
    const run = async (asked: AdsCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('private-ads')
      .description('What private sellers offer here, and taking it off the market.');
    command
      .command('list', { isDefault: true })
      .description('shows those that were published, the latest first')
      .action(() => run({ kind: 'private-ads', action: 'list' }));
    command
      .command('remove')
      .description('takes a car off the market for good; its seller reads why')
      .argument('<listing>', 'the id of the listing, as the address of its page ends')
      .requiredOption('--reason <reason>', 'in a sentence for the seller')
      .action((listing: string, { reason }: { reason: string }) =>
        run({ kind: 'private-ads', action: 'remove', listing, reason }),
      );
    command
      .command('allow')
      .description('lets people sell a car again that was taken off for good')
      .argument('<vin>', 'of the car')
      .requiredOption('--reason <reason>', 'in a sentence for the audit log')
      .action((vin: string, { reason }: { reason: string }) =>
        run({ kind: 'private-ads', action: 'allow', vin, reason }),
      );
  },
};

async function listAds(database: Database): Promise<string> {
  const { listingId, publishedAt, status, vin, facts } = privateAds;
  const found = await database
    .select({ listingId, publishedAt, status, vin, facts })
    .from(privateAds)
    .where(isNotNull(publishedAt))
    .orderBy(desc(publishedAt))
    .limit(maxListed);
  const lines = found.flatMap((ad) =>
    ad.publishedAt === null
      ? []
      : [
          [
            String(ad.listingId).padEnd(12),
            utcMinute(ad.publishedAt),
            ad.status.padEnd(7),
            ad.vin,
            `$${ad.facts.price}`,
          ].join('  '),
        ],
  );
  return lines.length === 0 ? 'No private seller offers a car here.' : lines.join('\n');
}
