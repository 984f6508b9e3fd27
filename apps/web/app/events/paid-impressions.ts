import { type PaidPlace, paidPlaces } from '@forecourt/domain/event/shopper-event';
import { useEffect } from 'react';
import { listingOf, placeOf } from './place-of.ts';
import { recordEvent } from './record-event.ts';

/** Half of a card is seen. */
const threshold = 0.5;

const cards = paidPlaces.map((place) => `[data-rank="${place}"]`).join();

/** Tells of paid places that come into view, each once a page. @param page changes with it */
export function useImpressions(page: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is seen anew
  useEffect(() => {
    const told = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) tell(target, told);
      },
      { threshold },
    );
    const watch = () => {
      for (const card of document.querySelectorAll(cards)) observer.observe(card);
    };
    watch();
    // Further results are added below.
    const changes = new MutationObserver(watch);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [page]);
}

function tell(card: Element, told: Set<string>): void {
  const link = [...card.querySelectorAll('a')].find((each) => listingOf(each) !== null);
  const listingId = link && listingOf(link);
  const place = placeOf(card);
  if (!listingId || !isPaid(place) || told.has(`${place} ${listingId}`)) return;
  told.add(`${place} ${listingId}`);
  recordEvent({ kind: 'impression', listingId, place });
}

const isPaid = (place: string): place is PaidPlace =>
  paidPlaces.some((paid: string) => paid === place);
