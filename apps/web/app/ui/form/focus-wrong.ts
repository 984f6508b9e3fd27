/** A field at which something is wrong, or what is said of its form as a whole. */
const wrong = '[aria-invalid="true"], [role="alert"]';

/**
 * Gives the keyboard to the first thing that is to be mended.
 *
 * @param part where it stands; null where that is gone
 * @param what is looked for, as a selector
 */
export function focusWrong(part: ParentNode | null | undefined, what = wrong): void {
  const field = part?.querySelector<HTMLElement>(what);
  if (field) focusAtEnd(field);
}

/** Gives a field the keyboard behind what is typed in it, where it goes on. Whoever is in it stays where they are. */
export function focusAtEnd(field: HTMLElement): void {
  if (field === document.activeElement) return;
  field.focus();
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { type, value } = field;
  if (type === 'email') {
    // A script may not choose a place in it; behind a value that is set there is the end.
    field.value = '';
    field.value = value;
  } else if (field.selectionStart !== null) field.setSelectionRange(value.length, value.length);
}
