import { loadavg } from 'node:os';
import { quantile } from '../search/samples.ts';
import { askPages, canonicalAddresses } from './ask-pages.ts';
import { findPages, type PageKind } from './known-pages.ts';

interface KindCost {
  readonly kind: PageKind;
  /** Milliseconds of the server's processor for one page. */
  readonly processor: number;
  readonly p50: number;
  readonly p95: number;
  /** As it travels. */
  readonly documentBytes: number;
  /** What a first visit loads, by gzip. */
  readonly scriptBytes: number;
}

/** What a page of each kind costs a server that renders every page afresh, asked one at a time. */
export async function measureKinds(url: string, seconds: number): Promise<KindCost[]> {
  const costs: KindCost[] = [];
  for (const [kind, paths] of Object.entries(await findPages(url)) as [PageKind, string[]][]) {
    const addresses = await canonicalAddresses(url, paths);
    // What was asked for often runs as fast as it will.
    await askPages(url, addresses, { connections: 1, seconds: seconds / 2 });
    const { exchanges, processorSeconds } = await askPages(url, addresses, {
      connections: 1,
      seconds,
    });
    const times = exchanges.map(({ milliseconds }) => milliseconds);
    costs.push({
      kind,
      processor: (1000 * processorSeconds) / exchanges.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      documentBytes: quantile(
        exchanges.map(({ bytes }) => bytes),
        0.5,
      ),
      scriptBytes: await scriptBytesOf(new URL(addresses[0] ?? '', url)),
    });
  }
  return costs;
}

/** Of all scripts that a page names as loaded with it. */
async function scriptBytesOf(page: URL): Promise<number> {
  const html = await (await fetch(page)).text();
  const paths = /data-ahead="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (paths.length === 0) throw new Error(`${page.pathname} names no scripts.`);
  const sizes = paths.map(async (path) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const answer = await fetch(new URL(path, page), { method: 'HEAD', headers });
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export function kindTable(costs: readonly KindCost[]): string {
  const rows = costs.map(({ kind, processor, p50, p95, documentBytes, scriptBytes }) => {
    const times = [processor, p50, p95].map((value) => value.toFixed(1));
    const sizes = [documentBytes, scriptBytes].map((bytes) => (bytes / 1000).toFixed(1));
    return `| ${[kind, ...times, ...sizes].join(' | ')} |`;
  });
  return [
    '| Rendered afresh, one at a time | processor ms a page | p50 ms | p95 ms | HTML kB, compressed | JavaScript kB, gzip |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How busy the machine was: waiting for others is in the times, and not in the processor time. */
export const describeLoad = () => `Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`;
