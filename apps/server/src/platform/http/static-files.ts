import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder. Those under `/assets/` carry a hash in their name and never change. */
export function staticFiles(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = fileOf(folder, context.req.path);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!file || !found?.isFile() || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const lasting = context.req.path.startsWith('/assets/');
    const headers = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(found.size),
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, headers);
  };
}

function fileOf(folder: string, path: string): string | undefined {
  try {
    const relative = normalize(decodeURIComponent(path));
    return relative.includes('..') || relative.includes('\0') ? undefined : join(folder, relative);
  } catch {
    return undefined;
  }
}
