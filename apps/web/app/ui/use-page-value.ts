import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a field of a form at the value that the page has. React gives a field its default only once, and
 * a key that changes with the value would make a new field, without the keyboard's place in it.
 */
export function usePageValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (!field.current) return;
    if (shown.current !== value) {
      shown.current = value;
      field.current.value = value;
    } else if (field.current.value !== value) {
      // Chosen before the script ran, when nobody listened.
      field.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [value]);
  return field;
}
