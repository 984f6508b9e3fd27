import { useEffect, useState } from 'react';
import type { CardData } from './car-card-data.ts';
import type { SwapData } from './swap-data.ts';
import { SwapList } from './swap-list.tsx';

/** Milliseconds after which a card does without. */
const timeoutMs = 8000;

/** Better cars than that of a page; none where they cannot be had, or not soon. */
async function findSwaps(href: string): Promise<readonly SwapData[]> {
  const { pathname, search } = new URL(href, window.location.origin);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${pathname}/swaps${search}`, { signal });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

/** Why not this one: better cars than that of a card, asked for when its note is opened. */
export default function CardSwaps({ car }: { readonly car: CardData }) {
  const [swaps, setSwaps] = useState<readonly SwapData[]>([]);
  useEffect(() => {
    let isWanted = true;
    void findSwaps(car.href).then((found) => {
      if (isWanted) setSwaps(found);
    });
    return () => {
      isWanted = false;
    };
  }, [car.href]);
  if (swaps.length === 0) return null;
  return (
    <section aria-label="Better cars">
      <p>
        <b>Why not this one?</b>
      </p>
      <SwapList swaps={swaps} />
    </section>
  );
}
