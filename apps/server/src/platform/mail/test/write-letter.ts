import { toText } from '../letter-text.ts';
import type { WriteLetter } from '../mail.ts';
import { render } from '../render-letter.ts';

/** Writes letters in this thread, for tests that only want to read them. */
export const writeLetter: WriteLetter = async (letter, theme) => ({
  html: await render(letter, theme),
  text: toText(letter),
});
