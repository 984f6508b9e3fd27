import type { TypedForm } from '../unsent-forms/unsent-form.ts';
import type { Asked } from './office.ts';

/** What became of a form that did not lead to another address, with what was typed. */
export interface Undone<Preview = never> extends TypedForm {
  /** Why it was not done, in a sentence; null where it is said at the fields, or nothing is wrong. */
  readonly sentence: string | null;
  readonly problems: Asked;
  /** What was asked to be shown, where that was asked; nothing is wrong then. */
  readonly preview: Preview | null;
  /** What was made and is shown this once, where something was; nothing is wrong then. */
  readonly once: string | null;
}

/** The same, or what was typed before somebody had to sign in again. */
export type TypedUndone<Preview = never> = TypedForm & Partial<Undone<Preview>>;
