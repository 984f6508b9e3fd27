import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';

/** Rows that are read, and handed on, at once. */
const rowsAtOnce = 20_000;

const formats = ['csv', 'ndjson'] as const;
type Format = (typeof formats)[number];

const eventsCommandSchema = z.object({
  kind: z.literal('events'),
  action: z.literal('export'),
  /** `YYYY-MM-DD`; null for all that is kept. */
  since: z.iso.date().nullable(),
  /** The last event that was read before; 0 at the beginning. */
  after: z.int().min(0),
});
type AskedEvents = z.output<typeof eventsCommandSchema>;

/** An event as it is handed out. */
const exported = [
  ...['id', 'at', 'brand', 'kind', 'page', 'listing_id'],
  ...['detail', 'tile_click', 'scroll_y', 'request_id'],
] as const;
type ExportedEvent = Readonly<Record<string, string | number | null>>;

/** Events in the order in which they came, up to `rowsAtOnce`. */
async function readEvents(
  database: Database,
  { since, after }: Pick<AskedEvents, 'since' | 'after'>,
): Promise<ExportedEvent[]> {
  const rows = await rowsOf<Record<string, string | number | null>>(
    database,
    sql`select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, brand,
          kind, page, listing_id, detail, tile_click, scroll_y, request_id
        from shopper_events
        where id > ${after} and (${since}::date is null or at >= ${since}::date)
        order by id limit ${rowsAtOnce}`,
  );
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    listing_id: row.listing_id === null ? null : Number(row.listing_id),
  }));
}

/** Each a line. Their texts are codes and numbers: none needs quotation marks. */
const lineOf: Readonly<Record<Format, (event: ExportedEvent) => string>> = {
  csv: (event) => exported.map((column) => event[column] ?? '').join(','),
  ndjson: (event) => JSON.stringify(event),
};

async function exportEvents(
  terminal: Terminal<AskedEvents, ExportedEvent[]>,
  options: { readonly format: string; readonly since?: string },
): Promise<void> {
  const format = formats.find((known) => known === options.format);
  if (!format) throw new Refusal(`--format: expected ${formats.join(' or ')}.`);
  const since = options.since ?? null;
  if (since !== null && !z.iso.date().safeParse(since).success)
    throw new Refusal('--since: expected a day such as 2026-11-01.');
  if (format === 'csv') terminal.say(exported.join(','));
  let events: ExportedEvent[] = [];
  do {
    const after = Number(events.at(-1)?.id ?? 0);
    events = await terminal.run({ kind: 'events', action: 'export', since, after });
    if (events.length > 0) terminal.say(events.map(lineOf[format]).join('\n'));
  } while (events.length === rowsAtOnce);
}

/** `forecourt events`: what shoppers did on the pages. */
export const eventsCommand: OperatorCommand<AskedEvents, ExportedEvent[]> = {
  kind: 'events',
  schema: eventsCommandSchema,
  run: ({ database }, asked) => readEvents(database, asked),
  describe(program, terminal) {
    program
      .command('events')
      .description('What shoppers did on the pages.')
      .command('export', { isDefault: true })
      .description('writes all events that are kept, the oldest first')
      .option('--format <format>', formats.join(' or '), 'csv')
      .option('--since <day>', 'only those from a day on, such as 2026-11-01')
      .action((options) => exportEvents(terminal, options));
  },
};
