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

/** What stands in the empty field. @param example words that bring cars of the brand */
export const placeholderOf = (example: string) => `Make, model, or “${example}”`;
