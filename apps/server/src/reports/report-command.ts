import { reportReasons } from '@forecourt/domain/listing/report/report-reasons';
import { nameOf } from '@forecourt/domain/vehicle/codes';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import { tellEarlier } from '../platform/earlier-rows.ts';
import type { CommandParts, OperatorCommand } from '../platform/operator-command.ts';
import { utcMinute } from '../platform/utc-minute.ts';
import { closeReport, requireReport } from './close-report.ts';
import { listingReports } from './tables.ts';

/** A list shows no more at once. */
const maxListed = 200;

const reportCommandSchema = z.discriminatedUnion('action', [
  z.object({
    kind: z.literal('reports'),
    action: z.literal('list'),
    all: z.boolean(),
    before: z.string().nullish(),
  }),
  z.object({ kind: z.literal('reports'), action: z.literal('show'), id: z.string() }),
  z.object({ kind: z.literal('reports'), action: z.literal('close'), id: z.string() }),
]);
export type ReportCommand = z.output<typeof reportCommandSchema>;
type Report = typeof listingReports.$inferSelect;

/** @returns what is said of it @throws Refusal */
async function runReports(parts: CommandParts, command: ReportCommand): Promise<string> {
  const { database } = parts;
  if (command.action === 'list') return listReports(parts, command.all, command.before ?? null);
  if (command.action === 'close')
    return `The report ${await closeReport(database, commandLine, command.id)} is closed.`;
  const id = await requireReport(database, command.id);
  const [report] = await database.select().from(listingReports).where(eq(listingReports.id, id));
  return report ? describe(report) : '';
}

/** @param before the report behind which they begin; null for the latest */
async function listReports(
  { database }: CommandParts,
  all: boolean,
  before: string | null,
): Promise<string> {
  const id = before === null ? null : await requireReport(database, before);
  const found = await database
    .select()
    .from(listingReports)
    .where(
      and(
        all ? undefined : isNull(listingReports.closedAt),
        id === null
          ? undefined
          : sql`(created_at, id) < (select created_at, id from listing_reports where id = ${id})`,
      ),
    )
    .orderBy(desc(listingReports.createdAt), desc(listingReports.id))
    .limit(maxListed);
  if (found.length === 0)
    return id === null ? 'There are no reports.' : 'There are no earlier reports.';
  const lines = found.map(describeInLine).join('\n');
  return `${lines}${tellEarlier(found, maxListed, `reports list${all ? ' --all' : ''}`)}`;
}

function describeInLine({ id, createdAt, closedAt, listingId, reason, vehicle }: Report): string {
  const state = closedAt === null ? 'open  ' : 'closed';
  return [id.slice(0, 8), utcMinute(createdAt), state, reason.padEnd(14), listingId, vehicle].join(
    '  ',
  );
}

function describe(report: Report): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Report', report.id],
    ['Said', utcMinute(report.createdAt)],
    ['Closed', report.closedAt === null ? '' : utcMinute(report.closedAt)],
    ['Car', `${report.vehicle}, listing ${report.listingId}`],
    ['Seller', String(report.ownerId)],
    ['Brand', report.brand],
    ['Reason', nameOf(reportReasons, report.reason)],
    ['Details', report.details],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => `${`${name}:`.padEnd(10)}${value.replaceAll('\n', `\n${' '.repeat(10)}`)}`,
    )
    .join('\n');
}

/** `forecourt reports`: what shoppers say is wrong with listings. */
export const reportsCommand: OperatorCommand<ReportCommand, string> = {
  kind: 'reports',
  schema: reportCommandSchema,
  run: runReports,
  describe(program, terminal) {
    const run = async (asked: ReportCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('reports')
      .description('What shoppers say is wrong with listings.');
    command
      .command('list', { isDefault: true })
      .description('shows the latest that are open')
      .option('--all', 'those that are closed, too')
      .option('--before <id>', 'those before this one')
      .action(({ all = false, before = null }: { all?: boolean; before?: string | null }) =>
        run({ kind: 'reports', action: 'list', all, before }),
      );
    command
      .command('show')
      .description('shows one')
      .argument('<id>', 'its id, or the beginning of it')
      .action((id: string) => run({ kind: 'reports', action: 'show', id }));
    command
      .command('close')
      .description('closes one that was dealt with')
      .argument('<id>', 'its id, or the beginning of it')
      .action((id: string) => run({ kind: 'reports', action: 'close', id }));
  },
};
