import { useActionData, useLoaderData } from 'react-router';
import type { ConsolePage, doAct } from '../enter-console.ts';
import type { Asked } from '../services.ts';

/** What was typed into a form of the act that was refused, or that somebody had to sign in for; null where none was. */
export function useSentForm(act: string): Asked | null {
  const answered = useActionData<typeof doAct>();
  const { unsent } = useLoaderData<ConsolePage<unknown>>();
  const form = answered ?? unsent;
  return form?.act === act ? form.typed : null;
}

/** The same for its fields: it is not typed twice. Passwords are. */
export const useTyped = (act: string): Asked => useSentForm(act) ?? {};
