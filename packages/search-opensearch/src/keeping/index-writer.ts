import type { CarDocument } from '../car-document.ts';
import { type Cluster, ClusterFailure } from '../cluster.ts';

/** A car to be put into an index or taken out, as of a position of the change log. */
export type CarWrite =
  | { readonly kind: 'put'; readonly document: CarDocument; readonly version: number }
  | { readonly kind: 'remove'; readonly id: number; readonly version: number };

interface BulkItem {
  readonly status: number;
  readonly error?: unknown;
}

interface BulkAnswer {
  readonly items: readonly Readonly<Record<string, BulkItem>>[];
}

/** Characters of one request: a cluster takes a hundred times as many, but a wait is for all of them. */
const maxCharacters = 4_000_000;

/** The index has the car as of a later position, or it is not there to be removed: nothing is to be done. */
const harmless = new Set([404, 409]);
const busy = 429;
const maxTries = 6;
const firstPauseMs = 100;

/**
 * Writes cars in bulk. What is written twice is written once: a car carries the position that it is of, and
 * an older one never replaces a newer one.
 *
 * @throws ClusterFailure when a car could not be written; others may have been
 */
export class IndexWriter {
  readonly #cluster: Cluster;
  readonly #index: string;
  #lines: string[] = [];
  #writes: CarWrite[] = [];
  #characters = 0;

  constructor(cluster: Cluster, index: string) {
    this.#cluster = cluster;
    this.#index = index;
  }

  async add(write: CarWrite): Promise<void> {
    const line = toLines(write);
    this.#writes.push(write);
    this.#lines.push(line);
    this.#characters += line.length;
    if (this.#characters >= maxCharacters) await this.flush();
  }

  /** Sends what was added; it is not visible before the index is refreshed. */
  async flush(): Promise<void> {
    let lines = this.#lines;
    let writes = this.#writes;
    [this.#lines, this.#writes, this.#characters] = [[], [], 0];
    for (let tries = 0; writes.length > 0; tries += 1) {
      const again = await this.#send(lines);
      if (again.length > 0 && tries >= maxTries) {
        throw new ClusterFailure(
          `${again.length} cars were not taken: the cluster is too busy.`,
          busy,
        );
      }
      if (again.length > 0) await pause(firstPauseMs * 2 ** tries);
      lines = again.flatMap((at) => lines[at] ?? []);
      writes = again.flatMap((at) => writes[at] ?? []);
    }
  }

  /** @returns the indexes of what is to be sent again */
  async #send(lines: readonly string[]): Promise<number[]> {
    const { body } = await this.#cluster.send<BulkAnswer>({
      method: 'POST',
      path: `/${this.#index}/_bulk`,
      lines: lines.join(''),
    });
    const again: number[] = [];
    body.items.forEach((item, at) => {
      const { status = 500, error } = Object.values(item)[0] ?? {};
      if (status === busy) again.push(at);
      else if (status >= 300 && !harmless.has(status)) {
        throw new ClusterFailure(`A car was not taken: ${JSON.stringify(error)}`, status);
      }
    });
    return again;
  }
}

function toLines(write: CarWrite): string {
  const id = write.kind === 'put' ? write.document.id : write.id;
  const target = { _id: String(id), version: write.version, version_type: 'external_gte' };
  if (write.kind === 'remove') return `${JSON.stringify({ delete: target })}\n`;
  return `${JSON.stringify({ index: target })}\n${JSON.stringify(write.document)}\n`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
