import type { TypedFields } from './typed-fields.ts';

/** What was typed and not sent, until the document is left. The server keeps none: it hears of no typing. */
const drafts = new Map<string, TypedFields>();

/** @param form which form it is, of what, and for whom */
export const draftOf = (form: string): TypedFields | undefined => drafts.get(form);

export function keepDraft(form: string, typed: TypedFields): void {
  drafts.set(form, typed);
}

/** After it was sent. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
}
