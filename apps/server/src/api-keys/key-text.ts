import { createHash, randomBytes } from 'node:crypto';

/** By which a key is found where it should not be: in a log, in a repository. */
const beginning = 'forecourt_';

/** Characters that tell keys apart on a list, and help nobody guess one. */
const shownLength = beginning.length + 6;

/** A new key: 256 random bits. */
export const createKeyText = (): string => beginning + randomBytes(32).toString('base64url');

export const startOf = (text: string): string => text.slice(0, shownLength);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a text can be a key at all. */
export const isKeyText = (text: string): boolean =>
  text.startsWith(beginning) && /^[\w-]{43}$/.test(text.slice(beginning.length));
