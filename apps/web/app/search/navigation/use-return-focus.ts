import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface LeftLink {
  readonly href: string;
  /** Which of the links that lead there: what is promoted stands among the results as well. */
  readonly place: number;
}

/** The link by which each visit to the results was left for a car, by its place in the history. */
const linksLeftBy = new Map<string, LeftLink>();

/**
 * Gives the keyboard back to the link by which results were left for a car, when the shopper comes back
 * to them; the router does the same for the scroll position.
 *
 * @returns what is to hear of the presses in the results
 */
export function useReturnFocus(results: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    const left = linksLeftBy.get(key);
    if (left === undefined || navigationType !== 'POP' || !results.current) return;
    linksLeftBy.delete(key);
    linksTo(left.href, results.current)[left.place]?.focus({ preventScroll: true });
  }, [key, navigationType, results]);

  return ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !results.current || !href?.startsWith(vehicleFolder)) return;
    linksLeftBy.set(key, { href, place: linksTo(href, results.current).indexOf(link) });
  };
}

function linksTo(href: string, results: HTMLElement): HTMLAnchorElement[] {
  return [...results.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
