import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compressWhole, isCompressible, offeredEncodings, quickLevels } from './compress-whole.ts';

/**
 * Compresses answers: one whose length is known as a whole, any other as it streams, passing on every
 * chunk at once, because a page's first part must not wait for its last.
 */
export function respondCompressed(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    res.headers.append('Vary', 'Accept-Encoding');
    // The body is looked at last: the framework then makes a stream of it.
    if (res.headers.has('Content-Encoding') || !isCompressible(res.headers)) return;
    if (context.req.method === 'HEAD') return;
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = acceptedEncoding(accepted, offeredEncodings);
    if (!encoding || !res.body) return;
    const isWhole = res.headers.has('Content-Length');
    // The framework copies the headers of the old answer over the new one: the length must go here.
    res.headers.delete('Content-Length');
    const headers = new Headers(res.headers);
    headers.set('Content-Encoding', encoding);
    const weak = headers.get('ETag');
    if (weak && !weak.startsWith('W/')) headers.set('ETag', `W/${weak}`);
    if (!isWhole) {
      context.res = new Response(compressStream(res.body, encoding), {
        status: res.status,
        headers,
      });
      return;
    }
    const started = performance.now();
    const body = await compressWhole[encoding](await res.arrayBuffer());
    const milliseconds = performance.now() - started;
    res.headers.append('Server-Timing', `compress;dur=${milliseconds.toFixed(3)}`);
    headers.set('Content-Length', String(body.length));
    context.res = new Response(body, { status: res.status, headers });
  };
}

const createCompressor: Readonly<Record<Encoding, () => Transform>> = {
  zstd: () => createZstdCompress({ ...quickLevels.zstd, flush: constants.ZSTD_e_flush }),
  br: () => createBrotliCompress({ ...quickLevels.br, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...quickLevels.gzip, flush: constants.Z_SYNC_FLUSH }),
};

function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const compressor = createCompressor[encoding]();
  // A client that goes away ends both ends of the pipe; there is nobody left to tell.
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressor, () => {});
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}
