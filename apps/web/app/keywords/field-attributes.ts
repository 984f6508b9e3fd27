import type { Brand } from '@forecourt/domain/brand/brand';

/**
 * The field of the keyword form, plain or with suggestions. It is no `search` field: Escape would
 * empty it, where it is to close the suggestions.
 */
export const fieldAttributes = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  name: 'keyword',
  'aria-label': 'Search by make, model or feature',
  'aria-keyshortcuts': '/',
  maxLength: 300,
  autoComplete: 'off',
} as const;

/** What the empty field says: the words of an automaker's own site begin below its make. */
export function hintOf({ makeCode, texts }: Pick<Brand, 'makeCode' | 'texts'>): string {
  const [first = '', second = first] = texts.examples;
  return `${makeCode === null ? 'Make, model' : 'Model, trim'}, or “${second}”`;
}
