import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt sealed text', 32));

/**
 * Encrypts a text so that who reads the database, or a backup, does not have it.
 *
 * @param secrets the first one encrypts
 * @param about what it belongs to: it is read as part of nothing else
 */
export function seal(secrets: readonly string[], text: string, about: string): string {
  const [secret = ''] = secrets;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @returns null where none of the secrets has encrypted it, or it was changed */
export function unseal(secrets: readonly string[], sealed: string, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another of them may have.
    }
  }
  return null;
}
