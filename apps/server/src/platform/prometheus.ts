/** The text exposition format of Prometheus, as much of it as we need. */

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string | number>>;

/** A metric that writes its own lines. */
export interface Metric {
  lines(): string[];
}

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, label]) => `${key}="${escaped(label)}"`);
  return pairs.length === 0 ? `${name} ${value}` : `${name}{${pairs.join(',')}} ${value}`;
}

const head = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

type ReadNumbers = () => Iterable<readonly [Labels, number]>;

/** A number that goes up and down, read whenever it is asked for. */
export const createGauge = (name: string, help: string, read: ReadNumbers): Metric =>
  createReading('gauge', name, help, read);

/** A number that only goes up, read whenever it is asked for. */
export const createCounter = (name: string, help: string, read: ReadNumbers): Metric =>
  createReading('counter', name, help, read);

function createReading(type: string, name: string, help: string, read: ReadNumbers): Metric {
  return {
    lines: () => [
      ...head(name, help, type),
      ...[...read()].map(([labels, value]) => sample(name, labels, value)),
    ],
  };
}

interface Series {
  readonly labels: Labels;
  /** How many fell into each bucket and no smaller one; the last is beyond all. */
  readonly counts: number[];
  sum: number;
}

/** How long things take, in seconds, in buckets. */
export interface Histogram extends Metric {
  observe(labels: Labels, seconds: number): void;
}

/** @param bounds upper bounds of the buckets, ascending */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>();

  function seriesOf(labels: Labels): Series {
    const key = JSON.stringify(labels);
    const known = all.get(key);
    if (known) return known;
    const made = { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
    all.set(key, made);
    return made;
  }

  function linesOf({ labels, counts, sum }: Series): string[] {
    let total = 0;
    const buckets = counts.map((count, place) => {
      total += count;
      return sample(`${name}_bucket`, { ...labels, le: bounds[place] ?? '+Inf' }, total);
    });
    return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total)];
  }

  return {
    observe(labels, seconds) {
      const series = seriesOf(labels);
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      const place = bucket < 0 ? bounds.length : bucket;
      series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.sum += seconds;
    },
    lines: () => [...head(name, help, 'histogram'), ...[...all.values()].flatMap(linesOf)],
  };
}
