import { setTimeout as pause } from 'node:timers/promises';

/** How long a shopper waits for a page before the browser is closed. */
const patienceMs = 15_000;

const stepMs = 150;

/** One thing that was asked, and what came of it. */
export interface Visit {
  readonly kind: 'page' | 'write';
  readonly startedAt: number;
  readonly milliseconds: number;
  /** Null without an answer. */
  readonly status: number | null;
  /** Of a write: told to be done. */
  readonly isAcknowledged: boolean;
}

/** Somebody who looks at cars and says what is wrong with them, all the time. */
export class Shopper {
  readonly visits: Visit[] = [];
  /** What was said and acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly #url: string;
  #cars: readonly string[] = [];
  #isDone = false;
  #walk: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Learns of some cars, and begins to walk. */
  async begin(): Promise<void> {
    const page = await (await fetch(`${this.#url}/cars-for-sale?zip=30303&searchRadius=0`)).text();
    this.#cars = [...new Set([...page.matchAll(/\/vehicle\/(\d+)/g)].map(([, id]) => id ?? ''))];
    if (this.#cars.length === 0) throw new Error('The first page has no cars.');
    this.#walk = Promise.all([this.#look(), this.#say()]);
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#walk;
  }

  async #look(): Promise<void> {
    while (!this.#isDone) {
      await this.#ask('page', () => this.#get('/cars-for-sale/used-cars'));
      await pause(stepMs);
    }
  }

  async #say(): Promise<void> {
    while (!this.#isDone) {
      await this.#ask('write', () => this.#report());
      await pause(stepMs);
    }
  }

  #get(path: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { signal: AbortSignal.timeout(patienceMs) });
  }

  async #report(): Promise<Response> {
    this.#count += 1;
    const said = `drill ${process.pid} ${this.#count}`;
    const car = this.#cars[this.#count % this.#cars.length];
    const answer = await fetch(`${this.#url}/cars-for-sale/vehicle/${car}/report-form`, {
      method: 'POST',
      // An address says ten things in ten minutes at the most.
      headers: { 'X-Forwarded-For': `10.1.${this.#count >> 8}.${this.#count & 255}` },
      body: new URLSearchParams({ reason: 'OTHER', details: said }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status } = await answer
      .clone()
      .json()
      .catch(() => ({ status: '' }));
    if (answer.ok && status === 'SUCCESS') this.acknowledged.add(said);
    return answer;
  }

  async #ask(kind: Visit['kind'], ask: () => Promise<Response>): Promise<void> {
    const startedAt = performance.now();
    const before = this.acknowledged.size;
    const status = await ask().then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => null,
    );
    const milliseconds = performance.now() - startedAt;
    const isAcknowledged = this.acknowledged.size > before;
    this.visits.push({ ...{ kind, startedAt, milliseconds, status }, isAcknowledged });
  }
}
