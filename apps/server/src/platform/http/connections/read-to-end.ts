import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** Bytes of a body that are read for nothing. */
const maxBytes = 1_000_000;

/**
 * Reads what an answer left of a body, so that its sender hears the answer and the connection takes the next
 * request. Where more is left, the connection ends with the answer, which says so.
 */
export function readToEnd(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!(await isAtEnd(context))) context.res.headers.set('Connection', 'close');
  };
}

async function isAtEnd({ env, req }: Context): Promise<boolean> {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  if (!incoming || incoming.readableEnded) return true;
  const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers;
  if (length === '0' && coding === undefined) return true;
  if (Number(length) > maxBytes) return false;
  const { body } = req.raw;
  if (body === null) return true;
  return !body.locked && (await readRest(body));
}

/** @returns whether that was all, and not too much */
async function readRest(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes <= maxBytes; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.length;
    }
    return false;
  } catch {
    // Its sender left, or took too long.
    return false;
  }
}
