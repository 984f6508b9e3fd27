import { useEffect, useEffectEvent } from 'react';

/** What a browser has that tells a page of Back and of Escape; no type of it comes with TypeScript yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Closes what covers the page by Back on Android, which would leave the page, where the browser tells of it. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
