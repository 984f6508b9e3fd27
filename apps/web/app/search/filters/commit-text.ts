import type { FocusEvent, KeyboardEvent } from 'react';

/** Leaving a field, or a key pressed in it. */
export type CommitEvent = FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** A field of text that the form sends, with what is typed in it. */
export function isTextField(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/**
 * The text field whose text an event commits, by Enter or by leaving it; null when there is none or it
 * holds what it held before.
 */
export function committedField(event: CommitEvent): HTMLInputElement | null {
  if ('key' in event && event.key !== 'Enter') return null;
  if (!isTextField(event.target)) return null;
  // Enter would press the form's button, which on a phone closes it.
  if ('key' in event) event.preventDefault();
  return event.target.value === event.target.defaultValue ? null : event.target;
}
