import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a field of a form at the value that the page has. React gives a field its default only once, and
 * a key that changes with the value would make a new field, without the keyboard's place in it.
 */
export function usePageValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
