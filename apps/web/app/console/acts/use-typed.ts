import { useActionData, useLoaderData } from 'react-router';
import type { ConsolePage, doAct } from '../enter-console.ts';
import type { Asked } from '../services.ts';

/**
 * What was typed into the form of an act that was refused, or that somebody had to sign in for: it is not typed
 * twice. Passwords are.
 */
export function useTyped(act: string): Asked {
  const answered = useActionData<typeof doAct>();
  const { unsent } = useLoaderData<ConsolePage<unknown>>();
  const form = answered ?? unsent;
  return form?.act === act ? form.typed : {};
}
