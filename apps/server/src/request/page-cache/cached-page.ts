import { createHash } from 'node:crypto';
import type { Encoding } from '../../platform/http/compression/accepted-encoding.ts';
import {
  compressWhole,
  decompressWhole,
  isCompressible,
} from '../../platform/http/compression/compress-whole.ts';
import type { InlineSources } from '../../platform/http/security-headers.ts';
import { withoutNonce } from './inline-sources.ts';

type Bytes = Buffer<ArrayBuffer>;

/** What an answer with a cached page depends on. */
export interface CachedAsked {
  /** What the page is to be compressed by; nothing where its asker reads no compression. */
  readonly encoding: Encoding | undefined;
  /** The request's `If-None-Match`. */
  readonly knownTags: string | undefined;
}

/** Whether somebody else may be answered the same: it is whole and says nothing to one browser alone. */
export function isKeepable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.has('Content-Length') &&
    !headers.has('Set-Cookie') &&
    !/no-store/i.test(headers.get('Cache-Control') ?? '')
  );
}

/** A page as it was rendered, ready to be sent: compressed for each way in which it was asked for. */
export class CachedPage {
  /** What it may run and be styled by inside. */
  readonly sources: InlineSources;
  readonly #headers: Headers;
  readonly #tag: string;
  /** The plain text is let go of once there is a compressed one. */
  readonly #bodies: Map<Encoding | 'identity', Bytes>;

  private constructor(rendered: { text: string; sources: InlineSources }, headers: Headers) {
    const body = Buffer.from(new TextEncoder().encode(rendered.text).buffer);
    this.sources = rendered.sources;
    this.#bodies = new Map([['identity', body]]);
    this.#tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    this.#headers = new Headers(headers);
    // It tells how long this rendering took.
    this.#headers.delete('Server-Timing');
    this.#headers.delete('Content-Length');
    this.#headers.set('ETag', this.#tag);
    // What is between here and the browser knows nothing of the cookies that a page depends on.
    if (!headers.has('Cache-Control')) this.#headers.set('Cache-Control', 'private, no-cache');
  }

  /**
   * @param response of which nothing was read, nor can be afterwards
   * @param nonce that it was rendered with
   */
  static async of(response: Response, nonce: string): Promise<CachedPage> {
    return new CachedPage(withoutNonce(await response.text(), nonce), response.headers);
  }

  get bytes(): number {
    return this.#bodies.values().reduce((sum, { length }) => sum + length, 0);
  }

  /** The page, or only that it is what its asker has. */
  async answer({ encoding, knownTags }: CachedAsked): Promise<Response> {
    // The server's own kind of response would hold on to these headers and let others write into them.
    const headers = new Headers(this.#headers);
    if (isKnown(this.#tag, knownTags)) return new Response(null, { status: 304, headers });
    const used = isCompressible(headers) ? encoding : undefined;
    const known = this.#bodies.get(used ?? 'identity');
    const body = known ?? (await this.#make(used, headers));
    if (used) headers.set('Content-Encoding', used);
    headers.set('Content-Length', String(body.length));
    return new Response(body, { headers });
  }

  async #make(encoding: Encoding | undefined, headers: Headers): Promise<Bytes> {
    const plain = this.#bodies.get('identity') ?? (await this.#decompressed());
    if (encoding === undefined) return plain;
    const started = performance.now();
    const body = await compressWhole[encoding](plain);
    const milliseconds = (performance.now() - started).toFixed(3);
    headers.append('Server-Timing', `compress;dur=${milliseconds}`);
    this.#bodies.set(encoding, body);
    this.#bodies.delete('identity');
    return body;
  }

  async #decompressed(): Promise<Bytes> {
    for (const [encoding, body] of this.#bodies)
      if (encoding !== 'identity') return decompressWhole[encoding](body);
    throw new Error('A page is cached without its text.');
  }
}

/** Tags of one page are alike however it is compressed. */
function isKnown(tag: string, known = ''): boolean {
  const opaque = tag.slice('W/'.length);
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}
