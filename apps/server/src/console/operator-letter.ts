import { roleWords } from '@forecourt/domain/operator/roles';
import type { Letter } from '../platform/mail/letter.ts';
import type { LetterFrom } from '../request/mailed-origin.ts';
import type { Operator } from './operators.ts';

/** What somebody gets who is let into the console. */
export function operatorLetter(
  { email, role, addedBy }: Pick<Operator, 'email' | 'role' | 'addedBy'>,
  { brand, origin }: LetterFrom,
): Letter {
  return {
    preview: `Look after ${brand.name} in its console.`,
    topic: `The console of ${brand.name}`,
    heading: `You may come into the console of ${brand.name}`,
    parts: [
      { kind: 'text', text: `${addedBy} added you to the people who run ${brand.name}.` },
      {
        kind: 'facts',
        rows: [
          ['Sign in as', email],
          ['Your role', role],
          ['What it does', roleWords[role]],
        ],
      },
      { kind: 'button', label: 'Go to the console', href: `${origin}/console` },
      {
        kind: 'text',
        text: 'You need an account with this address, which is free, and a second factor, which you set up as you come: whoever has another account signs out first.',
      },
    ],
    foot: [
      `You get this because ${addedBy} gave your address. If you do not work for ${brand.name}, do nothing: without an account with this address nobody comes in by it.`,
    ],
  };
}
