/**
 * `npm run bench:guard`: whether pages and searches cost more than at the base, which is the commit named in
 * `bench/guard/base.txt`. Both run side by side on the same cars and are asked in turn; processor time and
 * bytes are compared as ratios, so that a busy machine does not matter. Two minutes; ends with 1 where a limit
 * is passed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate, type Compared, type Loads } from './guard/alternate.ts';
import { prepareTree } from './guard/base-tree.ts';
import { ofReport, optional, readOptions } from './read-options.ts';
import { startServer } from './server/running-server.ts';
import { describeRun, writeSection } from './write-section.ts';

const options = readOptions({
  /** Any name of a commit. */
  base: optional,
  listings: 4000,
  rounds: 5,
  /** Of each kind in each round. */
  answers: 50,
  ...ofReport,
});

if (options.rounds < 1 || options.answers < 1)
  throw new Error('Nothing is compared: expected at least one round of one answer.');

/** What may be: processor time varies between two runs of one program by a few hundredths, bytes do not. */
const most = { processor: 1.1, bytes: 1.02 };

const stored = readFileSync(join(import.meta.dirname, 'guard/base.txt'), 'utf8').trim();
const base = options.base ?? stored;
const say = (text: string) => process.stderr.write(`${text}\n`);

const searches = [
  '/cars-for-sale/all-cars/atlanta-ga?zip=30303',
  '/cars-for-sale/toyota',
  '/cars-for-sale/all-cars/suv/chicago-il?zip=60601',
  '/cars-for-sale/used-cars/cars-under-25000',
];

/** Pages as shoppers open them, and searches as programs ask for them. */
async function loadsOf(url: string): Promise<Loads> {
  const page = await (await fetch(new URL('/cars-for-sale', url))).text();
  const cars = [...new Set(page.match(/\/cars-for-sale\/vehicle\/\d+/g))].slice(0, 8);
  if (cars.length === 0) throw new Error('There are no cars on the page of results.');
  return {
    'results page': searches,
    'vehicle page': cars,
    home: ['/'],
    'search by REST': [
      '/rest/lsc/listing?zip=30303&searchRadius=50&numRecords=25',
      '/rest/lsc/listing?makeCode=TOYOTA&numRecords=25',
      '/rest/lsc/listing?maxPrice=25000&numRecords=25',
    ],
  };
}

async function measure(tree: string): Promise<Compared[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'forecourt-guard-')));
  const start = (at: number, program?: readonly string[]) =>
    startServer(
      {
        DATA_DIR: folders[at] ?? '',
        DEMO_LISTINGS: String(options.listings),
        PAGE_CACHE_SECONDS: '0',
      },
      program,
    );
  say('Starting both …');
  const servers = [
    await start(0, [join(tree, 'apps/server/src/main.ts')]),
    await start(1),
  ] as const;
  try {
    const sizes = { rounds: options.rounds, answers: options.answers };
    const [before, after] = servers;
    return await alternate([before.url, after.url], await loadsOf(after.url), sizes);
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

const beside = ([before, after]: readonly [number, number]) =>
  `${(before / 1000).toFixed(1)} → ${(after / 1000).toFixed(1)}`;

function table(compared: readonly Compared[]): string {
  return [
    '| | processor ms, base → now | ratio | kB, base → now | kB compressed, base → now |',
    '|---|---|---|---|---|',
    ...compared.map(
      ({ load, base: before, now, ratio, bytes, compressed }) =>
        `| ${load} | ${before.toFixed(1)} → ${now.toFixed(1)} | ${ratio.toFixed(2)} | ${beside(bytes)} | ${beside(compressed)} |`,
    ),
  ].join('\n');
}

/** Each limit that is not kept, in words: what could not be measured keeps none. */
function passed({ load, ratio, bytes: [before, after] }: Compared): string[] {
  const grown = after / before;
  return [
    ...(ratio <= most.processor ? [] : [`${load}: ${ratio.toFixed(2)} of the processor time`]),
    ...(grown <= most.bytes ? [] : [`${load}: ${grown.toFixed(2)} of the bytes`]),
  ];
}

const compared = await measure(prepareTree(base, say));
const run = describeRun(`npm run bench:guard -- --base ${base}`, options.note);
const text = `${run} Base ${base}, ${options.rounds} rounds of ${options.answers} answers each.\n\n${table(compared)}`;
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, 'bench:guard', text);
const problems = compared.flatMap(passed);
for (const problem of problems) say(`More than at ${base}: ${problem}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
