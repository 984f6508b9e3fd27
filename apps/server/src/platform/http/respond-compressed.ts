import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|xml|rss\+xml)|image\/svg)/;

/**
 * Compresses answers as they stream, passing on every chunk at once: a page's first part must not
 * wait for its last.
 */
export function respondCompressed(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const type = res.headers.get('Content-Type') ?? '';
    const encoding = chooseEncoding(context.req.header('Accept-Encoding') ?? '');
    res.headers.append('Vary', 'Accept-Encoding');
    if (!encoding || !res.body || res.headers.has('Content-Encoding') || !compressible.test(type))
      return;
    if (context.req.method === 'HEAD') return;
    // The framework copies the headers of the old answer over the new one: the length must go here.
    res.headers.delete('Content-Length');
    const headers = new Headers(res.headers);
    headers.set('Content-Encoding', encoding);
    const weak = headers.get('ETag');
    if (weak && !weak.startsWith('W/')) headers.set('ETag', `W/${weak}`);
    context.res = new Response(compress(res.body, encoding), { status: res.status, headers });
  };
}

function chooseEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** Quality for pages made on the spot: higher costs more time than it saves bytes. */
const brotliQuality = 4;
const gzipLevel = 6;

function compress(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel });
  // A client that goes away ends both ends of the pipe; there is nobody left to tell.
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressor, () => {});
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}
