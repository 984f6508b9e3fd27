import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of a mail is about: an alert, or the confirmation of one. */
type Purpose = 'alert' | 'confirm';

const sign = (subject: string, purpose: Purpose, secretKey: string) =>
  createHmac('sha256', secretKey).update(`${purpose} ${subject}`).digest('base64url').slice(0, 27);

/**
 * A token for links in mails: who has the mail may change what it is about.
 *
 * @param subject `subscription:` or `bookmark:` and an id, or `cars:` and a keeper
 */
export const alertToken = (subject: string, purpose: Purpose, secretKey: string): string =>
  `${Buffer.from(subject).toString('base64url')}.${sign(subject, purpose, secretKey)}`;

/** @returns the subject; null for a token that is not ours */
export function readAlertToken(token: string, purpose: Purpose, secretKey: string): string | null {
  const [encoded = '', signature = ''] = token.split('.');
  const subject = Buffer.from(encoded, 'base64url').toString('utf8');
  const expected = Buffer.from(sign(subject, purpose, secretKey));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? subject : null;
}
