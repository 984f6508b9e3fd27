import { type RefObject, useEffect } from 'react';
import type { LeadOutcome } from './lead-outcome.ts';

/** What was not understood has the keyboard, and what was not sent is told. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  outcome: LeadOutcome | null,
): void {
  useEffect(() => {
    if (outcome === null || outcome.status === 'SUCCESS') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [form, outcome]);
}
