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
  placeholder: 'Make, model, or “red civic under 20k”',
  maxLength: 300,
  autoComplete: 'off',
} as const;
