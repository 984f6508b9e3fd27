import { z } from 'zod';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ExportedEvent, eventsAtOnce, exported, readEvents } from './read-events.ts';

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
  const head = format === 'csv' ? [exported.join(',')] : [];
  let events: ExportedEvent[] = [];
  do {
    const after = Number(events.at(-1)?.id ?? 0);
    // The head waits for the first of them: where there is no database, nothing looks like an empty file.
    events = await terminal.run({ kind: 'events', action: 'export', since, after });
    const lines = [...head.splice(0), ...events.map(lineOf[format])];
    if (lines.length > 0) terminal.say(lines.join('\n'));
  } while (events.length === eventsAtOnce);
}

/** `forecourt events`: what shoppers did on the pages. */
export const eventsCommand: OperatorCommand<AskedEvents, ExportedEvent[]> = {
  kind: 'events',
  schema: eventsCommandSchema,
  run: ({ database }, { since, after }) => readEvents(database, { since, after, upTo: null }),
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
