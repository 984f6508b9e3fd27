import { type RefObject, useEffect } from 'react';

/**
 * What was not understood has the keyboard, and what was not sent is told.
 *
 * @param outcome of a form, another one each time; null of none, and where nothing is wrong
 */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  outcome: object | null,
): void {
  useEffect(() => {
    if (outcome === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [form, outcome]);
}
