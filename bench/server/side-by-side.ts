import type { BenchClient } from './bench-client.ts';

const secondsOfAsking = 10;

/** Milliseconds of the answers of two clients that ask at the same time. */
export interface SideBySide {
  readonly pages: readonly number[];
  readonly searches: readonly number[];
}

/** One client asks for pages while another searches, each one thing after the other. */
export async function askSideBySide(
  pageClient: BenchClient,
  searchClient: BenchClient,
  { pages, searches }: { readonly pages: readonly string[]; readonly searches: readonly string[] },
): Promise<SideBySide> {
  const end = performance.now() + 1000 * secondsOfAsking;
  const [ofPages, ofSearches] = await Promise.all([
    askUntil(end, pageClient, pages),
    askUntil(end, searchClient, searches),
  ]);
  return { pages: ofPages, searches: ofSearches };
}

async function askUntil(
  end: number,
  client: BenchClient,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let place = 0; performance.now() < end; place += 1) {
    const path = paths[place % paths.length];
    if (path === undefined) break;
    times.push((await client.get(path, 'identity')).milliseconds);
  }
  return times;
}
