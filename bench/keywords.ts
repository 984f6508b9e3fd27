/**
 * `npm run bench:keywords -- --listings 1000000`: how soon the keyword field is answered, letter by
 * letter: the suggester alone, and the call with the counts of the searches that are suggested.
 */
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { LocalSearch } from '@forecourt/search/local-search';
import { keywordRoutes } from '../apps/server/src/keywords/routes.ts';
import { createProgress } from '../apps/server/src/platform/progress.ts';
import { reference } from '../apps/server/src/request/reference.ts';
import { withCalls } from '../apps/server/test/calls.ts';
import { startKeywordSearch } from '../apps/server/test/started-keywords.ts';
import { describeMachine } from './machine.ts';
import { optional, readOptions } from './read-options.ts';
import { buildDemoMarket } from './search/demo-market.ts';
import { quantile } from './search/samples.ts';
import { writeSection } from './write-section.ts';

const options = readOptions({
  listings: 1_000_000,
  seed: 1,
  write: optional,
});
const { listings } = options;
const today = new Date().toISOString().slice(0, 10);
const brand = requireBrand('atc');

/** What shoppers type: names, mistakes, sentences, places, and what nobody knows. */
const texts = [
  'toyota camry xle',
  'hnda civc',
  'f150 crew cab',
  'bmw 3 series',
  'chev tru',
  'tesla model y long range',
  'heated seats',
  'electric suv',
  'new ford truck',
  'near atlanta',
  'suv near san francisco',
  '30309',
  'red civic under 20k',
  '2019 or newer f150 crew cab diesel',
  'used awd suv under 25k near 30309 with heated seats',
  'purple people eater',
];
/** Each as it stands after each letter. */
const typed = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
const rounds = 3;

const building = createProgress('Building', 'cars');
const market = buildDemoMarket({ listings, seed: options.seed, today }, (done) =>
  building.update(done, listings),
);
building.finish(`Built ${listings.toLocaleString('en-US')} cars.`);

const engine = new LocalSearch(market.engine);
const started = performance.now();
const onError = (error: unknown) => {
  throw error;
};
const keywords = await startKeywordSearch({ engine, reference, brands: [brand], onError });
const suggester = await keywords.suggesterOf(brand);
const startSeconds = (performance.now() - started) / 1000;
const routes = withCalls(keywordRoutes({ engine, reference, keywords }));

/** Milliseconds of every text, the first round left out: compilers need to have seen it all. */
async function time(answer: (text: string) => unknown): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      const asked = performance.now();
      await answer(text);
      if (round > 0) durations.push(performance.now() - asked);
    }
  }
  return durations;
}

async function call(text: string, from: string): Promise<void> {
  const path = `/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(text)}`;
  const response = await routes.request(`http://localhost${path}?from=${encodeURIComponent(from)}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${answer}`);
}

const near = '/cars-for-sale/new-york-ny?zip=10001';
const measured = {
  'the suggester alone': await time((text) =>
    suggester.suggest(text, 8, { thisYear: Number(today.slice(0, 4)) }),
  ),
  'the call, nationwide': await time((text) => call(text, '/cars-for-sale')),
  'the call, within 50 miles of New York': await time((text) => call(text, near)),
};
await keywords.stop();

const milliseconds = (value: number) => value.toFixed(2);
const report = [
  `${describeMachine()}. ${today}. ${listings.toLocaleString('en-US')} cars, ${typed.length} texts, ${rounds - 1} rounds. Learning the names and counting the cars took ${startSeconds.toFixed(1)} s.`,
  '',
  '| | p50 ms | p95 ms | p99 ms |',
  '|---|---:|---:|---:|',
  ...Object.entries(measured).map(
    ([name, durations]) =>
      `| ${name} | ${[0.5, 0.95, 0.99].map((share) => milliseconds(quantile(durations, share))).join(' | ')} |`,
  ),
].join('\n');
process.stdout.write(`${report}\n`);
if (options.write) writeSection(options.write, 'bench:keywords', report);
