import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type DraftFields, draftOf, keepDraft } from './drafts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form until it is forgotten, and shows it again: its page may be left or loaded again.
 *
 * @param name of the draft: which form it is, and of what
 * @param isNewer whether the form shows what was sent just now, which is newer than the draft
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  isNewer: boolean,
): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    if (!isNewer) showAgain(element, draftOf(name) ?? []);
    const keep = ({ target }: Event) => {
      if (isField(target) && target.form === element) keepDraft(name, fieldsOf(element));
    };
    // Fields of a form may stand outside of it.
    document.addEventListener('input', keep);
    return () => document.removeEventListener('input', keep);
  }, [form, name, isNewer]);
}

/**
 * The key by which a form counts once however often it is sent: that of its draft, which may have arrived before the
 * page was loaded again.
 *
 * @param key of a form without a draft
 */
export function useDraftKey(name: string, key: string): string {
  const [own, setOwn] = useState(key);
  useEffect(() => {
    const kept = draftOf(name)?.find(([field]) => field === 'key')?.[1];
    if (kept !== undefined) setOwn(kept);
  }, [name]);
  return own;
}

const fieldsOf = (form: HTMLFormElement): DraftFields =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** By hand, for React leaves what is chosen in a page that was loaded as it is; and so is what was typed by then. */
function showAgain(form: HTMLFormElement, draft: DraftFields): void {
  if (draft.length === 0) return;
  for (const field of form.elements) {
    if (!isField(field) || !isForPeople(field)) continue;
    const values = draft.flatMap(([name, value]) => (name === field.name ? [value] : []));
    if (fill(field, values)) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** A script's own fields are left out, and the one that people do not see. */
const isForPeople = ({ name, type, tabIndex }: Field) =>
  name !== '' && type !== 'hidden' && tabIndex >= 0;

/** @returns whether it shows something else now */
function fill(field: Field, values: readonly string[]): boolean {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return choose(field, values.includes(field.value));
  const isTypedIn = !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
  const [value] = values;
  if (isTypedIn || value === undefined || value === field.value) return false;
  field.value = value;
  return true;
}

function choose(field: HTMLInputElement, isChosen: boolean): boolean {
  if (field.checked !== field.defaultChecked || field.checked === isChosen) return false;
  field.checked = isChosen;
  return true;
}
