/** The beginning of a text. No database keeps half a character, so none is left at its end. */
export function cutText(text: string, mostCharacters: number): string {
  return text.slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '');
}
