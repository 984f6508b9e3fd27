import { useActionData, useLoaderData } from 'react-router';
import type { Asked } from '../../back-office/office.ts';
import type { ConsolePage, doConsoleAct } from '../enter-console.ts';

/** What was typed into a form of the act that was refused, or that somebody had to sign in for; null where none was. */
export function useSentForm(act: string): Asked | null {
  const answered = useActionData<typeof doConsoleAct>();
  const { unsent } = useLoaderData<ConsolePage<unknown>>();
  const form = answered ?? unsent;
  return form?.act === act ? form.typed : null;
}

/** The same for its fields: it is not typed twice. Passwords are. */
export const useTyped = (act: string): Asked => useSentForm(act) ?? {};

/** What was wrong with a form of the act, by the name of the field. */
export function useProblems(act: string): Asked {
  const answered = useActionData<typeof doConsoleAct>();
  return answered?.act === act ? answered.problems : {};
}
