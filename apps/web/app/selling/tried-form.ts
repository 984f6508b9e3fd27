import type { SellerPage, TypedUndone, Undone } from './enter-selling.ts';

/** What was typed into the form of an act that was not done; null where nothing was. */
export function triedForm(
  act: string,
  { unsent }: Pick<SellerPage<unknown>, 'unsent'>,
  undone: Undone | null,
): TypedUndone | null {
  const tried = undone ?? unsent;
  return tried?.act === act ? tried : null;
}
