import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForVisit, readKeptJson, removeKept } from '../ui/kept-text.ts';

/** What stands in a form, field by field; of what may be chosen, what is. */
export type DraftFields = readonly (readonly [name: string, value: string])[];

/**
 * What was typed and not sent, as long as the tab is open: the page may be loaded again. The server keeps none: it
 * hears of no typing.
 */
type Draft = readonly [form: string, fields: DraftFields];

/** Forms that are kept at the most; the one that was typed into longest ago goes first. */
const maxDrafts = 8;

/** @param form which form it is, and of what */
export const draftOf = (form: string): DraftFields | undefined =>
  readDrafts().find(([name]) => name === form)?.[1];

export function keepDraft(form: string, fields: DraftFields): void {
  writeDrafts([[form, fields], ...withoutDraft(form)]);
}

/** After it was sent. */
export const forgetDraft = (form: string): void => writeDrafts(withoutDraft(form));

const withoutDraft = (form: string) => readDrafts().filter(([name]) => name !== form);

/** The latest first. */
function readDrafts(): readonly Draft[] {
  const kept = readKeptJson(storageKeys.drafts);
  return Array.isArray(kept) ? kept.filter(isDraft) : [];
}

/** Earlier versions kept fields by their names. */
const isDraft = (kept: unknown): kept is Draft => Array.isArray(kept) && Array.isArray(kept[1]);

function writeDrafts(drafts: readonly Draft[]): void {
  if (drafts.length === 0) removeKept(storageKeys.drafts);
  else keepForVisit(storageKeys.drafts, JSON.stringify(drafts.slice(0, maxDrafts)));
}
