import { useEffect, useState } from 'react';
import type { CardData } from './car-card-data.ts';
import type { SwapData } from './swap-data.ts';
import { SwapList } from './swap-list.tsx';

/** Milliseconds after which a card does without. */
const timeoutMs = 8000;

/** Why not this one: better cars than that of a card, asked for when its note is opened. */
export default function CardSwaps({ car }: { readonly car: CardData }) {
  const [swaps, setSwaps] = useState<readonly SwapData[] | null>(null);
  useEffect(() => {
    const { pathname, search } = new URL(car.href, window.location.origin);
    fetch(`${pathname}/swaps${search}`, { signal: AbortSignal.timeout(timeoutMs) })
      .then(async (answer) => setSwaps(answer.ok ? await answer.json() : []))
      .catch(() => setSwaps([]));
  }, [car.href]);
  if (swaps === null || swaps.length === 0) return null;
  return (
    <section aria-label="Better cars">
      <p>
        <b>Why not this one?</b>
      </p>
      <SwapList swaps={swaps} />
    </section>
  );
}
