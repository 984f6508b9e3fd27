import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './accepted-encoding.ts';

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

/** The copies that the build compressed, the smaller one first, and how their names end. */
const offered = ['br', 'gzip'] as const;
const copies = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files of a folder, compressed where there is a copy for it. Those under `/assets/` carry a
 * hash in their name and never change.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = fileOf(folder, context.req.path);
    const size = file === undefined ? undefined : await sizeOf(file);
    if (!file || size === undefined || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const lasting = context.req.path.startsWith('/assets/');
    const encoding = acceptedEncoding(context.req.header('Accept-Encoding') ?? '', offered);
    const copy = encoding && `${file}${copies[encoding]}`;
    const copySize = copy === undefined ? undefined : await sizeOf(copy);
    const headers = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(copySize ?? size),
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(encoding && copySize !== undefined && { 'Content-Encoding': encoding }),
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const served = copy !== undefined && copySize !== undefined ? copy : file;
    return context.body(Readable.toWeb(createReadStream(served)) as ReadableStream, 200, headers);
  };
}

/** Undefined when there is no such file. */
async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

function fileOf(folder: string, path: string): string | undefined {
  try {
    const relative = normalize(decodeURIComponent(path));
    // Names of files have an extension, addresses of pages have none: those are not looked for.
    const isFile = extname(relative) !== '' && !relative.includes('..') && !relative.includes('\0');
    return isFile ? join(folder, relative) : undefined;
  } catch {
    return undefined;
  }
}
