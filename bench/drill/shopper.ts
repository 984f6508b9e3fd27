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

/** What a shopper sends, again and again: a text of it is its name. */
export type Say = (
  url: string,
  said: { readonly car: string; readonly text: string; readonly client: string },
) => Promise<{ readonly answer: Response; readonly isAcknowledged: boolean }>;

/** What is wrong with a car. */
export const sayReport: Say = async (url, { car, text, client }) => {
  const answer = await fetch(`${url}/cars-for-sale/vehicle/${car}/report-form`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client },
    body: new URLSearchParams({ reason: 'OTHER', details: text }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { status } = await said(answer);
  return { answer, isAcknowledged: answer.ok && status === 'SUCCESS' };
};

/** A question to the seller of a car, which is mailed. */
export const sayLead: Say = async (url, { car, text, client }) => {
  const answer = await fetch(`${url}/cars-for-sale/leads`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      listingId: Number(car),
      firstName: 'Dana',
      lastName: 'Reed',
      zip: '30303',
      fromEmailAddress: `${text.replaceAll(' ', '-')}@example.com`,
      comments: text,
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { emailResult } = await said(answer);
  return { answer, isAcknowledged: answer.ok && emailResult?.email?.status === 'SUCCESS' };
};

const said = (answer: Response) =>
  answer
    .clone()
    .json()
    .catch(() => ({}));

/** Somebody who looks at cars and sends something about them, all the time. */
export class Shopper {
  readonly visits: Visit[] = [];
  /** What was said and acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly #url: string;
  #cars: readonly string[] = [];
  #isDone = false;
  #walk: Promise<unknown> = Promise.resolve();
  #count = 0;
  readonly #words: Say;

  constructor(url: string, words: Say) {
    this.#url = url;
    this.#words = words;
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
      await this.#ask('write', () => this.#send());
      await pause(stepMs);
    }
  }

  #get(path: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { signal: AbortSignal.timeout(patienceMs) });
  }

  async #send(): Promise<Response> {
    this.#count += 1;
    const text = `drill ${process.pid} ${this.#count}`;
    const car = this.#cars[this.#count % this.#cars.length] ?? '';
    // An address says ten things in ten minutes at the most.
    const client = `10.1.${this.#count >> 8}.${this.#count & 255}`;
    const { answer, isAcknowledged } = await this.#words(this.#url, { car, text, client });
    if (isAcknowledged) this.acknowledged.add(text);
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
    this.visits.push({ kind, startedAt, milliseconds, status, isAcknowledged });
  }
}
