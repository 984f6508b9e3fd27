import type { TypedUndone } from './enter-portal.ts';

/**
 * What whoever types knows of that stands there: what it is now where they were just told, else what their form was
 * loaded with.
 */
export const knownOf = (undone: TypedUndone | null, present: string): string =>
  undone?.sentence ? present : (undone?.typed.was ?? present);
