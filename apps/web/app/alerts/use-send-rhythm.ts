import { rhythmPath } from '@forecourt/domain/alert/alert-paths';
import { type Rhythm, rhythmPhrase } from '@forecourt/domain/alert/rhythm';
import { useEffect, useRef, useState } from 'react';

/**
 * Sends what is chosen in a form of rhythms and leaves the keyboard on it: by arrows, one choice comes after another.
 *
 * @param rhythm the one that holds when the page is drawn
 * @returns the place of the form, and what became of the last choice, in words
 */
export function useSendRhythm(rhythm: Rhythm) {
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<string | null>(null);
  const held = useRef<string>(rhythm);
  const sendings = useRef<Promise<unknown>>(Promise.resolve());

  async function sendOne(form: HTMLFormElement, fields: FormData) {
    const chosen = String(fields.get('rhythm'));
    const isLast = () => selectOf(form)?.value === chosen;
    if (await post(form, fields)) {
      held.current = chosen;
      if (isLast()) setTold(`Saved: ${rhythmPhrase(chosen as Rhythm)}.`);
    } else if (isLast()) {
      const select = selectOf(form);
      if (select) select.value = held.current;
      setTold('Not saved. Choose again in a moment.');
    }
  }

  /** One after the other: the last choice is the one that stays. */
  function send(from: HTMLFormElement) {
    const fields = new FormData(from);
    sendings.current = sendings.current.then(() => sendOne(from, fields));
  }

  // It may have been chosen before there was a script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (form.current && selectOf(form.current)?.value !== held.current) send(form.current);
  }, []);
  return { form, told, send };
}

const selectOf = (form: HTMLFormElement) => form.querySelector('select');

/** @returns whether it is saved */
async function post(form: HTMLFormElement, fields: FormData): Promise<boolean> {
  const sent = new URLSearchParams({ stay: 'yes' });
  for (const [name, value] of fields) sent.set(name, String(value));
  try {
    const answer = await fetch(rhythmPath, { method: 'POST', body: sent, redirect: 'manual' });
    // Whoever was signed out meanwhile is led to where they sign in.
    if (answer.type === 'opaqueredirect') form.submit();
    return answer.status === 204;
  } catch {
    return false;
  }
}
