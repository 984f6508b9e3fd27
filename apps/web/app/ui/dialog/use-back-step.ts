import { useEffect, useEffectEvent } from 'react';

/**
 * A step of the history for what covers the whole page: Back leads to the page, also by a swipe, which tells no page
 * of itself. The router hears nothing of the step.
 */
export function useBackStep(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    let isOpen = true;
    history.pushState(history.state, '');
    function leave(event: PopStateEvent) {
      event.stopImmediatePropagation();
      removeEventListener('popstate', leave, { capture: true });
      if (!isOpen) return;
      isOpen = false;
      goBack();
    }
    addEventListener('popstate', leave, { capture: true });
    return () => {
      if (isOpen) history.back();
      isOpen = false;
    };
  }, []);
}
