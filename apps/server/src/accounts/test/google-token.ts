import { generateKeyPairSync, sign } from 'node:crypto';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What a token says of a person. */
export interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture: string;
}

/** As Google publishes what its tokens are checked by. */
export const googleKeys = [
  { ...keys.publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' },
];

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as Google signs it, or as somebody else does. */
export function tokenOf(person: GooglePerson, changes: object = {}, isForged = false): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'cars.apps.example',
    iat: now,
    exp: now + 3600,
    ...person,
    ...changes,
  };
  const text = `${encoded({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${encoded(claims)}`;
  const { privateKey } = isForged ? strangers : keys;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
