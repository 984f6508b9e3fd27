/**
 * `npm run bench:import -- --rows 100000`: how fast a file of many dealers is taken in, on the
 * embedded database and on PostgreSQL, and how much memory it takes. The file is generated.
 */
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { openFeedFile } from '../apps/server/src/feeds/file/open-source.ts';
import { importFeed } from '../apps/server/src/feeds/import-feed.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { startPostgres } from '../apps/server/test/postgres-server.ts';
import { csvLines } from './import/csv-lines.ts';
import { ofReport, readOptions } from './read-options.ts';
import { describeRun, writeSection } from './write-section.ts';

const today = new Date().toISOString().slice(0, 10);
const options = readOptions({
  rows: 100_000,
  ...ofReport,
});
const { rows } = options;

function* marketLines(): Generator<string> {
  const cars = function* () {
    for (const { owner, listings } of generateDemoInventory({ listings: rows, seed: 1, today }))
      for (const listing of listings) yield { listing, owner };
  };
  yield* csvLines(cars());
}

/** Imports the file into a new database: the rates of a first and of a second, idle run. */
async function measure(engine: string, file: string, folder: string, databaseUrl?: string) {
  const { database, close } = await openDatabase({ databaseUrl, dataDir: folder });
  const lines: string[] = [];
  for (const run of ['first import', 'same file again']) {
    const started = performance.now();
    let maxMemory = 0;
    const how = { dryRun: false, allowRemoval: false, today, workFolder: folder };
    const summary = await importFeed(database, await openFeedFile(file), how, () => {
      maxMemory = Math.max(maxMemory, process.memoryUsage.rss());
    });
    const seconds = (performance.now() - started) / 1000;
    const { added, changed, unchanged, refused } = summary;
    lines.push(
      `| ${engine}, ${run} | ${seconds.toFixed(1)} s | ${Math.round(rows / seconds).toLocaleString('en-US')} | ${Math.round(maxMemory / 1e6)} MB | ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused |`,
    );
  }
  await close();
  return lines;
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const file = join(folder, 'inventory.csv');
await pipeline(Readable.from(marketLines()), createWriteStream(file));
const report = [
  `${rows.toLocaleString('en-US')} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB, ${describeRun(`npm run bench:import -- --rows ${rows}`, options.note)}`,
  '',
  '| | time | rows/s | most memory | rows |',
  '|---|---|---|---|---|',
  ...(await measure('embedded database', file, join(folder, 'embedded'))),
];
const postgres = await startPostgres();
if (postgres) {
  report.push(...(await measure('PostgreSQL', file, join(folder, 'server'), postgres.url)));
  postgres.stop();
} else process.stderr.write('Skipped PostgreSQL: its binaries are not installed.\n');
rmSync(folder, { recursive: true });
const text = report.join('\n');
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, 'bench:import', text);
