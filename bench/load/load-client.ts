import { Agent, request } from 'node:http';
import type { LoadRequest, RequestKind } from './shopper-mix.ts';
import { Visitor, visitorCount } from './visitors.ts';

/** When somebody who waits for a page gives up; it then counts as not answered. */
const patienceMs = 20_000;

/** What came of a request. */
export interface Outcome {
  readonly kind: RequestKind;
  readonly path: string;
  /** From the moment at which it was to be sent until the last byte of the answer. */
  readonly milliseconds: number;
  /** Null without an answer. */
  readonly status: number | null;
  /** A page that was answered again as it had been rendered. */
  readonly isCached: boolean;
}

/** Many visitors, who ask the processes of a marketplace in turn, over as many connections as it takes. */
export class LoadClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #visitors = Array.from({ length: visitorCount }, (_, number) => new Visitor(number));
  readonly #urls: readonly string[];
  #sent = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** Never throws. @param plannedAt when it was to be sent, by `performance.now()` */
  send({ kind, path, body, visitor }: LoadRequest, plannedAt: number): Promise<Outcome> {
    const url = this.#urls[this.#sent++ % this.#urls.length] ?? '';
    const who = this.#visitors[visitor];
    const options = {
      agent: this.#agent,
      method: body === null ? 'GET' : 'POST',
      headers: { ...who?.headers(), ...headersOf(url, body) },
      signal: AbortSignal.timeout(patienceMs),
    };
    return new Promise((resolve) => {
      const end = (status: number | null, isCached: boolean) => {
        resolve({ kind, path, milliseconds: performance.now() - plannedAt, status, isCached });
      };
      const asked = request(new URL(path, url), options, (response) => {
        const { statusCode = null, headers } = response;
        who?.keep(headers['set-cookie']);
        response.on('error', () => end(null, false));
        response.on('end', () => {
          end(statusCode, String(headers['server-timing']).includes('page-cache'));
        });
        response.resume();
      });
      asked.on('error', () => end(null, false));
      asked.end(body ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function headersOf(url: string, body: string | null): Readonly<Record<string, string | number>> {
  const read = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  if (body === null) return read;
  const length = Buffer.byteLength(body);
  return { ...read, Origin: url, 'Content-Type': 'application/json', 'Content-Length': length };
}
