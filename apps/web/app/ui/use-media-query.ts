import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window now matches a query. False while the page has no script yet. */
export function useMediaQuery(query: string): boolean {
  // Another function would be subscribed anew at each drawing.
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
