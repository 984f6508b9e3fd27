import { quantile } from '../search/samples.ts';
import { BenchClient } from '../server/bench-client.ts';

/** What is asked for, by name. */
export type Loads = Readonly<Record<string, readonly string[]>>;

export interface Compared {
  readonly load: string;
  /** Milliseconds of processor time for one answer. */
  readonly base: number;
  readonly now: number;
  /** The median of the ratios of the rounds. */
  readonly ratio: number;
  /** Bytes of one answer as it is, and compressed. */
  readonly bytes: readonly [number, number];
  readonly compressed: readonly [number, number];
}

const encodings = { plain: 'identity', compressed: 'gzip, deflate, br, zstd' } as const;

/**
 * Asks two servers for the same in turn, so that what else the machine does meets both, and compares what
 * processor time it took them: that is no shorter on an idle machine than it is on a busy one.
 *
 * @param urls of the base and of what is judged
 */
export async function alternate(
  urls: readonly [string, string],
  loads: Loads,
  { rounds, answers }: { readonly rounds: number; readonly answers: number },
): Promise<Compared[]> {
  const [base, now] = urls.map((url) => new Side(url)) as [Side, Side];
  const compared: Compared[] = [];
  for (const [load, paths] of Object.entries(loads)) {
    for (const side of [base, now]) await side.costOf(paths, answers);
    const costs: [number, number][] = [];
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 === 0;
      const one = await (first ? base : now).costOf(paths, answers);
      const other = await (first ? now : base).costOf(paths, answers);
      costs.push(first ? [one, other] : [other, one]);
    }
    const medianOf = (values: readonly number[]) => quantile(values, 0.5);
    const bytesOf = async (encoding: string): Promise<[number, number]> => [
      await base.bytesOf(paths, encoding),
      await now.bytesOf(paths, encoding),
    ];
    compared.push({
      load,
      base: medianOf(costs.map(([before]) => before)),
      now: medianOf(costs.map(([, after]) => after)),
      ratio: medianOf(costs.map(([before, after]) => after / before)),
      bytes: await bytesOf(encodings.plain),
      compressed: await bytesOf(encodings.compressed),
    });
  }
  for (const side of [base, now]) side.close();
  return compared;
}

/** One of the two servers. */
class Side {
  readonly #url: string;
  readonly #client: BenchClient;

  constructor(url: string) {
    this.#url = url;
    this.#client = new BenchClient(url);
  }

  /** Milliseconds of processor time for one of so many answers. */
  async costOf(paths: readonly string[], answers: number): Promise<number> {
    const before = await this.#processorSeconds();
    for (let at = 0; at < answers; at++)
      await this.#client.get(paths[at % paths.length] ?? '', encodings.compressed);
    return (1000 * ((await this.#processorSeconds()) - before)) / answers;
  }

  /** Of one answer on average. */
  async bytesOf(paths: readonly string[], encoding: string): Promise<number> {
    let bytes = 0;
    for (const path of paths) bytes += (await this.#client.get(path, encoding)).bytes;
    return bytes / paths.length;
  }

  async #processorSeconds(): Promise<number> {
    const metrics = await (await fetch(new URL('/metrics', this.#url))).text();
    const seconds = Number(/^process_cpu_seconds (\S+)/m.exec(metrics)?.[1]);
    if (Number.isNaN(seconds)) throw new Error(`${this.#url} does not tell its processor time.`);
    return seconds;
  }

  close(): void {
    this.#client.close();
  }
}
