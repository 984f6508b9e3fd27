import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** What stands in a form, field by field; of what may be chosen, what is. */
export type DraftFields = readonly (readonly [name: string, value: string])[];

type Draft = readonly [form: string, fields: DraftFields];

/** Forms that are kept at the most; the one that was typed into longest ago goes first. */
const maxDrafts = 8;

/**
 * What was typed and not sent, the latest first, as long as the tab is open: the page may be loaded again. The server
 * keeps none: it hears of no typing.
 */
let drafts: readonly Draft[] | null = null;

/** @param form which form it is, and of what */
export const draftOf = (form: string): DraftFields | undefined =>
  readDrafts().find(([name]) => name === form)?.[1];

export function keepDraft(form: string, fields: DraftFields): void {
  writeDrafts([[form, fields], ...withoutDraft(form)]);
}

/** After it was sent. */
export const forgetDraft = (form: string): void => writeDrafts(withoutDraft(form));

/** For whoever has the browser next. */
export const forgetDrafts = (): void => writeDrafts([]);

const withoutDraft = (form: string) => readDrafts().filter(([name]) => name !== form);

function readDrafts(): readonly Draft[] {
  if (drafts === null && typeof window !== 'undefined') drafts = readKept();
  return drafts ?? [];
}

function readKept(): readonly Draft[] {
  try {
    const kept: readonly Draft[] = JSON.parse(sessionStorage.getItem(storageKeys.drafts) ?? '[]');
    // Earlier versions kept fields by their names.
    return kept.filter(([, fields]) => Array.isArray(fields));
  } catch {
    return [];
  }
}

function writeDrafts(next: readonly Draft[]): void {
  drafts = next.slice(0, maxDrafts);
  try {
    if (drafts.length === 0) sessionStorage.removeItem(storageKeys.drafts);
    else sessionStorage.setItem(storageKeys.drafts, JSON.stringify(drafts));
  } catch {
    // Full, or closed to us: they last as long as the document.
  }
}
