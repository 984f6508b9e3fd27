import { createWorkQueue } from '../platform/limits/work-queue.ts';

/** How passwords are kept. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (pair: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

/** One hash takes a core for a tenth of a second, and 32 MB: a crowd waits, a flood is turned away. */
const hashing = createWorkQueue({ running: 2, waiting: 60 });

/** By scrypt, whose cost is what keeps a stolen table from being guessed. */
export const costlyPasswords: Passwords = {
  hash: (password) => hashing.run(async () => (await scrypt()).hashPassword(password)),
  verify: (pair) => hashing.run(async () => (await scrypt()).verifyPassword(pair)),
};

const scrypt = () => import('better-auth/crypto');
