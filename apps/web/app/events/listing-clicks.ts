import { useEffect } from 'react';
import { listingOf, placeOf } from './place-of.ts';
import { recordEvent } from './record-event.ts';

/** The button of a mouse that opens links elsewhere. */
const middleButton = 1;

/**
 * Tells of cars that are clicked in any list, and how far it was scrolled then. It is heard before the
 * page is left; the router keeps the scroll position itself, to come back to.
 */
export function useListingClicks(): void {
  useEffect(() => {
    function tell({ type, button, target }: MouseEvent) {
      if (type === 'auxclick' && button !== middleButton) return;
      const link = target instanceof Element ? target.closest('a') : null;
      const listingId = link && listingOf(link);
      if (!link || !listingId || link.pathname === location.pathname) return;
      const scrollY = Math.max(0, Math.round(window.scrollY));
      recordEvent({ kind: 'listing-click', listingId, place: placeOf(link), scrollY });
    }
    document.addEventListener('click', tell, { capture: true });
    document.addEventListener('auxclick', tell, { capture: true });
    return () => {
      document.removeEventListener('click', tell, { capture: true });
      document.removeEventListener('auxclick', tell, { capture: true });
    };
  }, []);
}
