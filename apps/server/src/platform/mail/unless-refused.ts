import { MailNotSent } from './mail.ts';

/**
 * Sends a mail whose loss is no harm: what is refused for good is refused tomorrow as well.
 *
 * @throws MailNotSent for now
 */
export async function unlessRefused(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof MailNotSent && error.isFinal)) throw error;
  }
}
