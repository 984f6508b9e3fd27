import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * In a new order the cars begin anew: who was further down is brought to the first of them, and who was
 * above stays there. Back and forward keep their own place.
 */
export function useOrderChange(sortBy: string, results: RefObject<HTMLElement | null>): void {
  const navigationType = useNavigationType();
  const shown = useRef(sortBy);

  useEffect(() => {
    if (shown.current === sortBy) return;
    shown.current = sortBy;
    const element = results.current;
    if (!element || navigationType === 'POP') return;
    const { scrollMarginTop } = getComputedStyle(element);
    const isPassed = element.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop);
    if (isPassed) element.scrollIntoView({ behavior: 'instant' });
  }, [sortBy, navigationType, results]);
}
