import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key of a ring. */
export interface RingKey {
  /** Greater than those of all keys before it. */
  readonly version: number;
  readonly value: string;
  /** When it begins to sign, on the clock of `performance.now()`: all processes know it by then. */
  readonly signsAt: number;
}

const digestOf = (key: RingKey, text: string) =>
  createHmac('sha256', key.value).update(text).digest('base64url');

/**
 * Keys that take one another's place while processes run. One of them signs and seals: the newest that all
 * processes have had time to learn of. What any of them has signed or sealed is accepted.
 */
export class KeyRing {
  readonly #read: () => readonly RingKey[];

  /** @param read the keys as they are now, one at least, in any order */
  constructor(read: () => readonly RingKey[]) {
    this.#read = read;
  }

  /** The one that signs and seals, then the others, the newest first. */
  get keys(): readonly [RingKey, ...RingKey[]] {
    const newestFirst = this.#read().toSorted((a, b) => b.version - a.version);
    const now = performance.now();
    const signing = newestFirst.find(({ signsAt }) => signsAt <= now) ?? newestFirst.at(-1);
    if (!signing) throw new Error('A ring has a key at least.');
    return [signing, ...newestFirst.filter((key) => key !== signing)];
  }

  /** Another one whenever keys were added or taken away, or another signs. */
  get state(): string {
    return this.keys.map(({ version }) => version).join(' ');
  }

  /** @returns a keyed hash of 43 characters, in base64url */
  sign(text: string): string {
    return digestOf(this.keys[0], text);
  }

  /** Whether a signature is that of one of the keys. @param length characters of it that are kept */
  hasSigned(text: string, signature: string, length = 43): boolean {
    const given = Buffer.from(signature);
    return this.keys.some((key) => {
      const own = Buffer.from(digestOf(key, text).slice(0, length));
      return given.length === own.length && timingSafeEqual(given, own);
    });
  }

  /**
   * A keyed hash by which something is known again and not named, such as an address that is counted. It is
   * that of the oldest key: while one is added nothing is counted anew.
   */
  pseudonym(text: string): string {
    const oldest = this.keys.reduce((a, b) => (a.version < b.version ? a : b));
    return digestOf(oldest, text);
  }

  /** A ring that follows this one, whose signatures are never taken for those of this one. */
  derive(purpose: string): KeyRing {
    return new KeyRing(() =>
      this.#read().map((key) => ({ ...key, value: digestOf(key, purpose) })),
    );
  }
}

/** A ring of one key that stays. */
export const ringOf = (value: string): KeyRing =>
  new KeyRing(() => [{ version: 1, value, signsAt: 0 }]);
