/** The pieces that every line of the notation is made of. */

/** The fields of a line, parted by bars. */
export function fieldsOf(line: string): string[] {
  return line.split('|').map((field) => field.trim());
}

/** The entries of a field, empty ones aside. */
export function listOf(text: string | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** @throws when there is no text; `what` names what is missing */
export function requireText(text: string | undefined, what: string): string {
  if (text === undefined || text === '') throw new Error(`${what} is missing`);
  return text;
}

/** @throws when the text is no number above zero; `what` names it */
export function requirePositive(text: string | undefined, what: string): number {
  const value = Number(requireText(text, what));
  if (!(value > 0)) throw new Error(`${what} is no number above zero: “${text}”`);
  return value;
}

/** The code of a vocabulary that the text is. */
export function findCode<Code extends string>(
  codes: readonly { readonly code: Code }[],
  text: string | undefined,
): Code | undefined {
  return codes.find(({ code }) => code === text)?.code;
}
