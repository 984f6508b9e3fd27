import { Agent, get } from 'node:http';

export interface Exchange {
  /** From the request until the last byte of the answer. */
  readonly milliseconds: number;
  /** What the server says that its search took. */
  readonly searchMilliseconds: number | undefined;
  readonly bytes: number;
  /** Where else the answer is. */
  readonly location: string | undefined;
}

/** One client with one connection that stays open. */
export class BenchClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The address is taken where it leads first: what is timed is the answer there. */
  async get(path: string, encoding: string): Promise<Exchange> {
    const exchange = await this.#exchange(path, encoding);
    const { location } = exchange;
    return location === undefined ? exchange : this.get(location, encoding);
  }

  /** @throws when the answer is an error */
  #exchange(path: string, encoding: string): Promise<Exchange> {
    const started = performance.now();
    const headers = { 'Accept-Encoding': encoding };
    return new Promise((resolve, reject) => {
      get(new URL(path, this.#url), { agent: this.#agent, headers }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        response.on('error', reject);
        response.on('end', () => {
          const milliseconds = performance.now() - started;
          const { statusCode = 0 } = response;
          if (statusCode >= 400) reject(new Error(`${path} was answered with ${statusCode}.`));
          const timing = String(response.headers['server-timing'] ?? '');
          const duration = /\bsearch;[^,]*\bdur=([\d.]+)/.exec(timing)?.[1];
          resolve({
            milliseconds,
            searchMilliseconds: duration === undefined ? undefined : Number(duration),
            bytes,
            location: response.headers.location,
          });
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
