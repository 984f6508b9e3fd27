import type { Letter } from './letter.ts';
import { toText } from './letter-text.ts';
import { render } from './render-letter.ts';
import type { MailTheme } from './theme.ts';

/** Both forms of a letter. */
export async function writeLetter(
  letter: Letter,
  theme: MailTheme,
): Promise<{ readonly html: string; readonly text: string }> {
  return { html: await render(letter, theme), text: toText(letter) };
}
