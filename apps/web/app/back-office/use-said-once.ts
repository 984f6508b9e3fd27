import { useEffect } from 'react';

/** Takes what was done out of the address once it is said: opened again, the page would tell it as if it were new. */
export function useSaidOnce(isDone: boolean): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!isDone || !url.searchParams.has('said')) return;
    url.searchParams.delete('said');
    // The router's own step of the history, which it does not render anew.
    history.replaceState(history.state, '', url);
  }, [isDone]);
}
