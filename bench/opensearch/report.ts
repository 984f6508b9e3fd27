import { type RadiusClass, radiusClasses } from '../search/request-mix.ts';
import { quantile, toQuantiles } from '../search/samples.ts';

/** One request, asked of both engines. */
export interface Lap {
  readonly radius: RadiusClass;
  /** Cars within reach. */
  readonly candidates: number;
  /** Milliseconds. */
  readonly memory: number;
  readonly cluster: number;
}

export interface Results {
  readonly listings: number;
  readonly laps: readonly Lap[];
  readonly memorySeconds: number;
  readonly indexSeconds: number;
  /** A car. */
  readonly memoryBytes: number;
  readonly diskBytes: number;
}

/** Memory that a process of a usual machine gives to its index. */
const usualMemory = 8e9;

export function toReport(results: Results): string {
  return [speedTable(results), otherFigures(results), advice(results)].join('\n\n');
}

function speedTable({ laps }: Results): string {
  const rows = radiusClasses.map((radius) => {
    const own = laps.filter((lap) => lap.radius === radius);
    const candidates = quantile(
      own.map((lap) => lap.candidates),
      0.5,
    );
    const memory = toQuantiles(own.map((lap) => lap.memory));
    const cluster = toQuantiles(own.map((lap) => lap.cluster));
    return [
      radius === 0 ? 'no radius' : `${radius} mi`,
      Math.round(candidates).toLocaleString('en-US'),
      `${memory.p50.toFixed(2)} · ${memory.p95.toFixed(2)}`,
      `${cluster.p50.toFixed(1)} · ${cluster.p95.toFixed(1)}`,
      `${Math.round(cluster.p50 / memory.p50)}×`,
    ];
  });
  const heads = [
    '',
    'cars in reach',
    'in memory, one thread, p50 · p95',
    'OpenSearch, p50 · p95',
    'ratio of p50',
  ];
  return toTable(heads, rows);
}

function otherFigures(results: Results): string {
  const { listings, laps, memorySeconds, indexSeconds, memoryBytes, diskBytes } = results;
  const perSecond = (seconds: number) =>
    `${Math.round(listings / seconds).toLocaleString('en-US')} cars/s`;
  return toTable(
    ['', 'in memory', 'OpenSearch'],
    [
      [
        'bytes a car',
        `${memoryBytes.toFixed(0)} of memory, in each process`,
        `${diskBytes.toFixed(0)} of disk, once for all processes, and for each copy`,
      ],
      [
        'filled with',
        perSecond(memorySeconds),
        `${perSecond(indexSeconds)}, the making of demo cars included`,
      ],
      ['answers compared', '', `${laps.length}, all equal`],
    ],
  );
}

function advice({ memoryBytes }: Results): string {
  const millions = Math.round(usualMemory / memoryBytes / 1e6);
  return `The engine in memory is the faster one as long as its index fits into each process: at ${memoryBytes.toFixed(0)} bytes a car, about ${millions} million cars in 8 GB. Move to OpenSearch when there are more, when so many processes serve that their copies cost more than a cluster, or when a new process has to serve at once instead of loading an index first.`;
}

function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
