import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { boundLines, requireFewColumns } from '../feed-limits.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { decodeTable } from './decode-table.ts';
import type { FeedSource } from './open-source.ts';
import { detectDialect, type TableDialect } from './table-dialect.ts';

interface TableRow {
  /** Line of the file on which the row ends, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<TableRow>;
}

/** Enough to hold any header line and to tell the encoding by. */
const startBytes = 65_536;

/** A cell longer than this is a quotation mark gone wrong, not a description. */
const maxCellBytes = 1_000_000;

/** Reads a delimited table as a stream of rows, its dialect detected. Lines without a text are skipped. */
export async function readTable(source: FeedSource): Promise<Table> {
  const { start, whole, rest } = await takeStart(source.bytes);
  if (start.length === 0) throw new UnreadableFeed(`${source.name} is empty.`);
  const kind = kindOf(start);
  if (kind !== 'table') {
    throw new UnreadableFeed(
      `${source.name} is ${kind}: expected a table of CSV or TSV, plain, gzip or zip.`,
    );
  }
  const rows = parseRows(source.name, rest, detectDialect(start, whole));
  const first = await rows.next();
  if (first.done) throw new UnreadableFeed(`${source.name} has no header line.`);
  requireFewColumns(source.name, first.value.cells);
  return { header: first.value.cells.map((cell) => cell.trim()), rows };
}

/** What a file is, by how it starts. */
function kindOf(start: Buffer): string {
  if (isBinary(start)) return 'not a text table';
  const text = start
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^</.test(text)) return 'XML or HTML';
  return /^[[{]/.test(text) ? 'JSON' : 'table';
}

async function takeStart(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let whole = false;
  while (length < startBytes && !whole) {
    const next = await iterator.next();
    if (next.done) whole = true;
    else {
      chunks.push(next.value);
      length += next.value.length;
    }
  }
  const rest = (async function* () {
    yield* chunks;
    if (!whole) yield* { [Symbol.asyncIterator]: () => iterator };
  })();
  return {
    start: Buffer.concat(chunks).subarray(0, startBytes),
    whole: whole && length <= startBytes,
    rest,
  };
}

/** A zero byte tells a binary file from text, but in UTF-16 half the bytes of English are zero. */
function isBinary(start: Uint8Array): boolean {
  const utf16 = start[0] === 0xff && start[1] === 0xfe;
  return !utf16 && start.includes(0);
}

/** What the parser of tables means. */
const reasons: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `a row is longer than ${maxCellBytes / 1e6} MB, as where a quotation mark is not closed`,
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
};

async function* parseRows(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: TableDialect,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    // Told row by row: files put together of others mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxCellBytes,
  });
  const reading = pipeline(Readable.from(boundLines(name, bytes)), decodeTable(encoding), parser);
  // The failure reaches the reader through the parser below; this keeps it from being reported twice.
  reading.catch(() => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      yield { line: info.lines, cells: record };
    }
    await reading;
  } catch (cause) {
    if (cause instanceof UnreadableFeed) throw cause;
    if (cause instanceof CsvError) {
      const reason = reasons[cause.code] ?? 'its rows cannot be told apart';
      throw new UnreadableFeed(`${name} cannot be read as a table: ${reason}.`, { cause });
    }
    throw cause;
  }
}
