/**
 * Shows what is typed as a mask has it, with the caret behind as many digits as before: amounts are also changed in
 * their middle.
 *
 * @returns what is shown
 */
export function maskInPlace(input: HTMLInputElement, mask: (typed: string) => string): string {
  const { value, selectionStart } = input;
  const masked = mask(value);
  if (masked === value) return masked;
  input.value = masked;
  const caret = placeBehind(masked, countDigits(value.slice(0, selectionStart ?? value.length)));
  // An input without the keyboard would get it.
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  return masked;
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The place right behind so many digits; the end where there are fewer. */
export function placeBehind(text: string, digits: number): number {
  for (let place = 0; place <= text.length; place += 1)
    if (countDigits(text.slice(0, place)) === digits) return place;
  return text.length;
}
