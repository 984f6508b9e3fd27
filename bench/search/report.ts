import type { BuiltMarket } from './demo-market.ts';
import type { EngineBytes } from './engine-bytes.ts';
import type { Contestant, Entry, Lap } from './race.ts';
import type { ReadsUnderWrites } from './reads-under-writes.ts';
import { type RadiusClass, radiusClasses } from './request-mix.ts';
import { type Quantiles, quantile, toQuantiles } from './samples.ts';

export interface Results {
  readonly listings: number;
  /** How many threads the engine and the peers may have. */
  readonly processors: number;
  readonly engineLaps: readonly Lap[];
  /** Of the engine in one thread. */
  readonly aloneLaps: readonly Lap[];
  readonly contestants: readonly Contestant[];
  readonly compared: number;
  readonly market: Pick<BuiltMarket, 'generationSeconds' | 'buildSeconds'>;
  /** Seconds to put columns in order and rate every car. */
  readonly orderSeconds: number;
  readonly bytes: EngineBytes;
  /** Milliseconds to read the index once. */
  readonly memoryPass: number;
  readonly live: ReadsUnderWrites;
}

/** What a search finds of which the cost is what any search costs at least. */
const fewCars = 5;

/** The results as Markdown. */
export function toReport(results: Results): string {
  return [speedTable(results), otherFigures(results)].join('\n\n');
}

const nameOf = (radius: RadiusClass) => (radius === 0 ? 'no radius' : `${radius} mi`);
const timesIn = (laps: readonly Lap[], radius: RadiusClass) =>
  laps.filter(({ entry }) => entry.radius === radius).map(({ milliseconds }) => milliseconds);

function formatMs(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : value.toPrecision(value < 0.1 ? 1 : 2);
}

/** Searches that are told of in one row. */
interface RequestClass {
  readonly name: string;
  readonly has: (entry: Entry) => boolean;
  /** For which each peer has chosen a form. */
  readonly radius?: RadiusClass;
}

function classesOf(laps: readonly Lap[]): RequestClass[] {
  const few = new Set(laps.filter(({ total = 0 }) => total <= fewCars).map(({ entry }) => entry));
  const byRadius = radiusClasses.map((radius) => ({
    name: nameOf(radius),
    has: (entry: Entry) => entry.radius === radius,
    radius,
  }));
  return [...byRadius, { name: `at most ${fewCars} matches`, has: (entry) => few.has(entry) }];
}

function speedTable({ processors, engineLaps, aloneLaps, contestants }: Results): string {
  const names = contestants.map(({ peer }) => `${peer.name}, p50 · p95`);
  const heads = [
    '',
    'cars in reach',
    `Forecourt, ${processors} threads, p50 · p95`,
    ...names,
    'ratio, p50 · p95',
    'Forecourt, one thread, p50 · p95',
    'ns a car',
    'ratio, p50 · p95',
  ];
  const rows = classesOf(engineLaps).map(({ name, has, radius }) => {
    const own = engineLaps.filter(({ entry }) => has(entry));
    const times = (laps: readonly Lap[]) =>
      toQuantiles(laps.filter(({ entry }) => has(entry)).map(({ milliseconds }) => milliseconds));
    const alone = times(aloneLaps);
    const others = contestants.map(({ laps }) => times(laps));
    const forms = contestants.map(({ formOf }) =>
      radius === undefined ? '' : ` (${formOf.get(radius)?.name})`,
    );
    const inReach = quantile(
      own.map(({ entry }) => entry.candidates),
      0.5,
    );
    return [
      name,
      Math.round(inReach).toLocaleString('en-US'),
      pair(times(own)),
      ...others.map((other, index) => `${pair(other)}${forms[index]}`),
      ratiosOf(times(own), others),
      pair(alone),
      Math.round((alone.p50 * 1e6) / inReach),
      ratiosOf(alone, others),
    ];
  });
  return toTable(heads, rows);
}

/** How much longer the best of the others takes. */
function ratiosOf({ p50, p95 }: Quantiles, others: readonly Quantiles[]): string {
  if (others.length === 0) return '–';
  const best = (share: 'p50' | 'p95') => Math.min(...others.map((other) => other[share]));
  return `${formatRatio(best('p50') / p50)} · ${formatRatio(best('p95') / p95)}`;
}

const pair = (quantiles: { readonly p50: number; readonly p95: number } | undefined) =>
  quantiles && Number.isFinite(quantiles.p50)
    ? `${formatMs(quantiles.p50)} · ${formatMs(quantiles.p95)}`
    : '–';

const formatRatio = (ratio: number) => `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)}×`;

function otherFigures(results: Results): string {
  const { listings, contestants, market, orderSeconds, bytes, memoryPass, live } = results;
  const [together, alone] = [results.engineLaps, results.aloneLaps].map((laps) =>
    formatRatio(quantile(timesIn(laps, 0), 0.5) / memoryPass),
  );
  const perSecond = (seconds: number) =>
    `${Math.round(listings / seconds).toLocaleString('en-US')} cars/s`;
  const peerBytes = contestants.map(
    ({ peer }) => `${peer.name} ${Math.round(peer.bytesPerListing)}`,
  );
  return toTable(
    ['', ''],
    [
      [
        'bytes a car',
        `${bytes.index.toFixed(1)} index, ${(bytes.index + bytes.cards).toFixed(1)} with cards; ${peerBytes.join(', ') || 'no peers'}`,
      ],
      ['generation of the cars', perSecond(market.generationSeconds)],
      ['build from cars', perSecond(market.buildSeconds)],
      ['build from columns, ratings included', perSecond(orderSeconds)],
      [
        'one SIMD pass over the index',
        `${formatMs(memoryPass)} ms; a search without radius takes ${together}, in one thread ${alone}`,
      ],
      [
        `reads in one thread under ${Math.round(live.writes / live.seconds)} writes/s`,
        `p50 ${formatMs(live.busy.p50)} (idle ${formatMs(live.idle.p50)}, ${formatRatio(live.busy.p50 / live.idle.p50)}), p95 ${formatMs(live.busy.p95)} (idle ${formatMs(live.idle.p95)}, ${formatRatio(live.busy.p95 / live.idle.p95)}); longest write ${formatMs(live.longestWrite)} ms, ${live.merges} merges of everything`,
      ],
      ['answers compared', `${results.compared.toLocaleString('en-US')}, all equal`],
    ],
  );
}

function toTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
