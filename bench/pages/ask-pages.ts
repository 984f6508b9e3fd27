import { BenchClient, type Exchange } from '../server/bench-client.ts';

/** What browsers say that they read. */
const encodings = 'gzip, deflate, br, zstd';

export interface Asked {
  readonly connections: number;
  readonly exchanges: readonly Exchange[];
  readonly seconds: number;
  /** Of the server, in all its threads. */
  readonly processorSeconds: number;
}

/** The addresses in turn over so many connections, each asked anew as soon as it was answered. */
export async function askPages(
  url: string,
  addresses: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Asked> {
  const client = new BenchClient(url, connections);
  const exchanges: Exchange[] = [];
  const processorBefore = await processorSeconds(url);
  const started = performance.now();
  let next = 0;
  const askOn = async () => {
    while (performance.now() - started < seconds * 1000) {
      const address = addresses[next++ % addresses.length] ?? '';
      exchanges.push(await client.exchange(address, encodings));
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const took = (performance.now() - started) / 1000;
  client.close();
  const processor = (await processorSeconds(url)) - processorBefore;
  return { connections, exchanges, seconds: took, processorSeconds: processor };
}

/** Where searches lead in the end; asking for each warms the server up. */
export async function canonicalAddresses(
  url: string,
  searches: readonly string[],
): Promise<string[]> {
  const client = new BenchClient(url);
  const addresses: string[] = [];
  for (const search of searches) {
    let address = search;
    for (;;) {
      const { location } = await client.exchange(address, encodings);
      if (location === undefined) break;
      address = location;
    }
    addresses.push(address);
  }
  client.close();
  return addresses;
}

async function processorSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^process_cpu_seconds (\S+)/m.exec(metrics)?.[1]);
}
