import { type RefObject, useEffect, useRef } from 'react';
import { focusAtEnd } from './focus-wrong.ts';

/**
 * A field that gets the keyboard when what was sent in it is wrong: the first such field of its form. Whoever went on
 * elsewhere meanwhile stays there.
 *
 * @param problem what is wrong with it; null where nothing is
 */
export function useWrongField(problem: string | null): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem === null || field.current === null) return;
    const holder = document.activeElement;
    const isHere = holder === document.body || field.current.form?.contains(holder) === true;
    if (isHere && holder?.getAttribute('aria-invalid') !== 'true') focusAtEnd(field.current);
  }, [problem]);
  return field;
}
