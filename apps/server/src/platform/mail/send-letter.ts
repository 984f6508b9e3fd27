import type { Letter } from './letter.ts';
import type { Mail, Mailer } from './mail.ts';
import type { MailTheme } from './theme.ts';
import { unlessRefused } from './unless-refused.ts';

/** A letter, and whom it goes to. */
export interface AddressedLetter extends Pick<Mail, 'id' | 'to' | 'subject'> {
  readonly letter: Letter;
}

/**
 * Sends a letter under the name of a theme and in its colours. One that is refused for good is lost, which is no harm.
 *
 * @throws MailNotSent for now
 */
export async function sendLetter(
  mailer: Pick<Mailer, 'write' | 'send'>,
  theme: MailTheme,
  { letter, ...mail }: AddressedLetter,
): Promise<void> {
  const written = await mailer.write(letter, theme);
  await unlessRefused(() => mailer.send({ ...mail, fromName: theme.name, ...written }));
}
