/** Of a backup so much is in memory at once: some rows have photographs, of a megabyte each. */
const most = { rows: 500, characters: 8_000_000 };

/** Of a table of which nothing is known yet. */
export const firstRows = 8;

/** How many rows of a table are read next. @param lines those that were read last, at least one */
export function nextRows(lines: readonly string[]): number {
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  const fitting = Math.floor((most.characters * lines.length) / Math.max(1, characters));
  return Math.min(most.rows, Math.max(1, fitting));
}

/** Parts lines into batches: a line that is too long for any has one of its own. */
export async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    const isFull = batch.length === most.rows || characters + line.length > most.characters;
    if (batch.length > 0 && isFull) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(line);
    characters += line.length;
  }
  if (batch.length > 0) yield batch;
}

/** Parts text into its lines, each of which ends; what is behind the last end is none. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning: string[] = [];
  for await (const chunk of chunks) {
    const lines = chunk.split('\n');
    const rest = lines.pop() ?? '';
    for (const line of lines) {
      yield beginning.join('') + line;
      beginning = [];
    }
    beginning.push(rest);
  }
}
