import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './compression/accepted-encoding.ts';

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
 * Serves the files that a folder has now, compressed where there is a copy for it. Those under `/assets/`
 * carry a hash in their name and never change.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  // Pages pass through here: none of them should wait for the file system.
  const sizes = sizesIn(folder);
  return async (context, next) => {
    const { path, method } = context.req;
    const size = sizes.get(path);
    if (size === undefined || !['GET', 'HEAD'].includes(method)) return next();
    const lasting = path.startsWith('/assets/');
    const encoding = acceptedEncoding(context.req.header('Accept-Encoding') ?? '', offered);
    const copy = encoding && `${path}${copies[encoding]}`;
    const copySize = copy && sizes.get(copy);
    const headers = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Content-Length': String(copySize ?? size),
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(encoding && copySize !== undefined && { 'Content-Encoding': encoding }),
    };
    if (method === 'HEAD') return context.body(null, 200, headers);
    const served = join(folder, copy && copySize !== undefined ? copy : path);
    return context.body(Readable.toWeb(createReadStream(served)) as ReadableStream, 200, headers);
  };
}

/** Bytes of the files in a folder and its folders, by the path of their address. */
function sizesIn(folder: string): ReadonlyMap<string, number> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [`/${relative(folder, file).replaceAll(sep, '/')}`, statSync(file).size];
      }),
  );
}
