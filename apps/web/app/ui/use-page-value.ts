import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { StalePage } from './stale-page.ts';

/**
 * Keeps a field of a form at the value that the page has. React gives a field its default only once, and
 * a key that changes with the value would make a new field, without the keyboard's place in it.
 */
export function usePageValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const shown = useRef<string | null>(null);
  const isStale = useContext(StalePage);
  const { key } = useLocation();

  // With every page, for a page may have the value that it had before, and the field another.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const isNew = shown.current !== value;
    if (shown.current === null && element.value !== value) {
      // Chosen before the script ran, when nobody listened.
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (!isStale(key) && (isNew || !isTypedIn(element))) {
      element.value = value;
    }
    shown.current = value;
  }, [value, key, isStale]);
  return field;
}

const isTypedIn = (element: Element) =>
  element instanceof HTMLInputElement && element === document.activeElement;
