import { useState } from 'react';
import type { ResearchData } from './research-data.ts';

/** Where what is known of a model is asked for. */
const address = '/cars-for-sale/model-panels';

/** Milliseconds after which it is given up. */
const timeoutMs = 20_000;

/** What is known of a model, asked for once, and once more where it did not come. @param path of its page */
export function useResearch(path: string) {
  const [found, setFound] = useState<ResearchData | 'asked' | 'lost' | null>(null);
  async function ask() {
    if (found !== null && found !== 'lost') return;
    setFound('asked');
    setFound(await load(path));
  }
  return {
    data: typeof found === 'string' ? null : found,
    isAsked: found === 'asked',
    isLost: found === 'lost',
    ask: () => void ask(),
  };
}

async function load(path: string): Promise<ResearchData | 'lost'> {
  try {
    const answer = await fetch(`${address}?of=${encodeURIComponent(path)}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? await answer.json() : 'lost';
  } catch {
    return 'lost';
  }
}
