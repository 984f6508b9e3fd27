/**
 * Shows what is typed as a mask has it, with the caret behind as many digits as before: amounts are also changed in
 * their middle.
 *
 * @param waits whether what is typed stays so until the field is left
 * @returns what is shown
 */
export function maskInPlace(
  input: HTMLInputElement,
  mask: (typed: string) => string,
  waits: (typed: string) => boolean = () => false,
): string {
  const { value, selectionStart } = input;
  const isHere = input.ownerDocument.activeElement === input;
  const masked = isHere && waits(value) ? value : mask(value);
  if (masked === value) return masked;
  input.value = masked;
  const caret = caretIn(masked, value, selectionStart ?? value.length);
  // An input without the keyboard would get it.
  if (isHere) input.setSelectionRange(caret, caret);
  return masked;
}

/** Where the caret of what was typed is in what is shown. */
function caretIn(masked: string, typed: string, caret: number): number {
  if (caret === typed.length) return masked.length;
  return placeBehind(masked, countDigits(typed.slice(0, caret)));
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The place right behind so many digits; the end where there are fewer. */
export function placeBehind(text: string, digits: number): number {
  for (let place = 0; place <= text.length; place += 1)
    if (countDigits(text.slice(0, place)) === digits) return place;
  return text.length;
}
