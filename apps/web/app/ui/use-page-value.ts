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
  const isTyping = useTyping(field);

  // With every page, for a page may have the value that it had before, and the field another.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const isNew = shown.current !== value;
    if (shown.current === null && element.value !== value && hasValue(element, value)) {
      // Chosen before the script ran, when nobody listened.
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (!isStale(key) && !isTyping.current && (isNew || !isTypedIn(element))) {
      element.value = value;
    }
    shown.current = value;
  }, [value, key, isStale, isTyping]);
  return field;
}

/** Whether a field can have a value at all: what a list does not offer nobody chose away. */
const hasValue = (element: HTMLInputElement | HTMLSelectElement, value: string) =>
  !(element instanceof HTMLSelectElement) ||
  [...element.options].some((option) => option.value === value);

/** Whether the field has a text that was not sent yet, by Enter or by leaving it: no page replaces it. */
function useTyping(field: RefObject<Element | null>): RefObject<boolean> {
  const isTyping = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (!(element instanceof HTMLInputElement)) return;
    const ending = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, ending);
    listen('input', () => {
      isTyping.current = true;
    });
    listen('keydown', (event) => {
      if ('key' in event && event.key === 'Enter') isTyping.current = false;
    });
    listen('blur', () => {
      isTyping.current = false;
    });
    return () => ending.abort();
  }, [field]);
  return isTyping;
}

const isTypedIn = (element: Element) =>
  element instanceof HTMLInputElement && element === document.activeElement;
