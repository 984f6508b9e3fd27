import { type RefObject, useEffect } from 'react';
import { focusWrong } from '../../ui/form/focus-wrong.ts';

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
    if (outcome !== null) focusWrong(form.current);
  }, [form, outcome]);
}
