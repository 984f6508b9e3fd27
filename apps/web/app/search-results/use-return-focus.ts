import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The car that each visit to the results was left for, by its place in the history. */
const carsLeftFor = new Map<string, string>();

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
    const href = carsLeftFor.get(key);
    if (href === undefined || navigationType !== 'POP') return;
    carsLeftFor.delete(key);
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }, [key, navigationType, results]);

  return ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href?.startsWith('/cars-for-sale/vehicle/')) carsLeftFor.set(key, href);
  };
}
