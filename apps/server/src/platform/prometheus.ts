import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

type Labels<Name extends string> = Readonly<Partial<Record<Name, string | number>>>;

/** A metric that enters itself among those that are shown. */
export type Metric = (registry: Registry) => void;

type ReadNumbers<Name extends string> = () => Iterable<readonly [Labels<Name>, number]>;

interface Told<Name extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Name[];
}

/** A number that goes up and down, read whenever it is asked for. */
export function createGauge<Name extends string>(
  told: Told<Name>,
  read: ReadNumbers<Name>,
): Metric {
  return (registry) => {
    const gauge = new Gauge<Name>({
      ...told,
      registers: [],
      collect: () => {
        gauge.reset();
        for (const [labels, value] of read()) gauge.set(labels, value);
      },
    });
    registry.registerMetric(gauge);
  };
}

/** One number without labels. */
export function createReading(name: string, help: string, read: () => number): Metric {
  return createGauge({ name, help, labelNames: [] }, () => [[{}, read()]]);
}

/** A number that only goes up, read whenever it is asked for. */
export function createCounter<Name extends string>(
  told: Told<Name>,
  read: ReadNumbers<Name>,
): Metric {
  return (registry) => {
    const counter = new Counter<Name>({
      ...told,
      registers: [],
      collect: () => {
        counter.reset();
        for (const [labels, value] of read()) counter.inc(labels, value);
      },
    });
    registry.registerMetric(counter);
  };
}

/** How long things take. @param buckets their upper bounds in seconds, ascending */
export function createHistogram<Name extends string>(
  registry: Registry,
  told: Told<Name>,
  buckets: readonly number[],
): Histogram<Name> {
  const histogram = new Histogram<Name>({ ...told, buckets: [...buckets], registers: [] });
  registry.registerMetric(histogram);
  return histogram;
}
