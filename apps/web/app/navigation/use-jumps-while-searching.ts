import { useEffect } from 'react';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';

/**
 * Follows links to places on the page by itself while a search is on its way, as a step in the history
 * would cancel it. What opens an overlay has been heard by then.
 */
export function useJumpsWhileSearching(isUnderway: () => boolean): void {
  useEffect(() => {
    function jump(event: MouseEvent) {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      const place = link && document.getElementById(link.hash.slice(1));
      if (!place || event.defaultPrevented || !isPlainPress(event) || !isUnderway()) return;
      event.preventDefault();
      place.scrollIntoView();
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    document.addEventListener('click', jump);
    return () => document.removeEventListener('click', jump);
  }, [isUnderway]);
}
