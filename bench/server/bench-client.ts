import { Agent, get } from 'node:http';

export interface Exchange {
  /** From the request until the last byte of the answer. */
  readonly milliseconds: number;
  /** Milliseconds of the parts that the server tells of. */
  readonly parts: Readonly<Partial<Record<string, number>>>;
  readonly bytes: number;
  /** Where else the answer is. */
  readonly location: string | undefined;
}

/** A client with connections that stay open. */
export class BenchClient {
  readonly #agent: Agent;
  readonly #url: string;

  constructor(url: string, connections = 1) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The address is taken where it leads first: what is timed is the answer there. */
  async get(path: string, encoding: string): Promise<Exchange> {
    const exchange = await this.exchange(path, encoding);
    const { location } = exchange;
    return location === undefined ? exchange : this.get(location, encoding);
  }

  /** @throws when the answer is an error */
  exchange(path: string, encoding: string): Promise<Exchange> {
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
          const parts = parseServerTiming(String(response.headers['server-timing'] ?? ''));
          resolve({ milliseconds, parts, bytes, location: response.headers.location });
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parseServerTiming(header: string): Exchange['parts'] {
  const entries = header.matchAll(/([\w-]+)(?:;desc="[^"]*")?;dur=([\d.]+)/g);
  return Object.fromEntries(entries.map(([, name = '', duration]) => [name, Number(duration)]));
}
