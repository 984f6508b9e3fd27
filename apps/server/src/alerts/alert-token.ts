import type { KeyRing } from '../platform/secrets/key-ring.ts';

/** What a link of a mail is about: an alert, the confirmation of one, or that they begin again at an address. */
type Purpose = 'alert' | 'confirm' | 'resume';

/** Characters of a signature: 162 bits of it. */
const signatureLength = 27;

/**
 * A token for links in mails: who has the mail may change what it is about.
 *
 * @param subject `subscription:` or `bookmark:` and an id, `cars:` and a keeper, or what names a stop
 */
export function alertToken(subject: string, purpose: Purpose, keyRing: KeyRing): string {
  const signature = keyRing.sign(`${purpose} ${subject}`).slice(0, signatureLength);
  return `${Buffer.from(subject).toString('base64url')}.${signature}`;
}

/** @returns the subject; null for a token that is not ours */
export function readAlertToken(token: string, purpose: Purpose, keyRing: KeyRing): string | null {
  const [encoded = '', signature = ''] = token.split('.');
  const subject = Buffer.from(encoded, 'base64url').toString('utf8');
  return keyRing.hasSigned(`${purpose} ${subject}`, signature, signatureLength) ? subject : null;
}
