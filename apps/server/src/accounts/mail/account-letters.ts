import { mailedTo } from '@forecourt/domain/account/mailed-to';
import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { Letter } from '../../platform/mail/letter.ts';
import type { accountMails } from '../tables.ts';
import { linkMinutes } from './link-minutes.ts';

type AccountMail = typeof accountMails.$inferSelect;

/** What a mail about an account says. No subject says more than that it is about the account. */
export function writeAccountLetter(
  mail: AccountMail,
  brand: Brand,
  origin: string,
): { readonly subject: string; readonly letter: Letter } {
  const words = wordsOf(mail, brand);
  return {
    subject: words.heading,
    letter: {
      preview: words.text,
      topic: `Your ${brand.name} account`,
      heading: words.heading,
      parts: [
        { kind: 'text', text: words.text },
        { kind: 'button', label: words.button, href: `${origin}${words.path}` },
        { kind: 'text', text: words.after },
      ],
      foot: [
        `You get this because somebody typed this address on ${brand.name}. If that was not you, do nothing: no list has it, and nobody can sign in without this mail.`,
      ],
    },
  };
}

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly path: string;
  readonly after: string;
}

const once = (minutes: number): string =>
  `The link works once, for ${minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`}. Do not pass it on.`;

function wordsOf({ kind, email, token, refUrl }: AccountMail, { name }: Brand): Words {
  // No server is told what follows the hash: addresses of people are in nobody's log.
  const link = (path: string, use: string) =>
    `${path}?${new URLSearchParams({ use, token: token ?? '', refUrl })}#${mailedTo(email)}`;
  switch (kind) {
    case 'confirm':
      return {
        heading: 'Confirm your address',
        text: 'One more step: confirm that this address is yours, and you are signed in.',
        button: 'Confirm and sign in',
        path: link(accountPaths.link, 'confirm'),
        after: once(linkMinutes.confirm),
      };
    case 'sign-in':
      return {
        heading: `Sign in to ${name}`,
        text: 'Here is your link. Open it on the device on which you want to be signed in.',
        button: 'Sign in',
        path: link(accountPaths.link, 'sign-in'),
        after: once(linkMinutes.signIn),
      };
    case 'reset':
      return {
        heading: 'Set a new password',
        text: 'Choose a new password. You are then signed out everywhere else.',
        button: 'Set a new password',
        path: link(accountPaths.reset, 'reset'),
        after: once(linkMinutes.reset),
      };
    case 'known':
      return {
        heading: 'You have an account already',
        text: 'Somebody, perhaps you, wanted to create an account with this address. There is one: sign in, or get a new password.',
        button: 'Sign in',
        path: signInPath(refUrl),
        after: 'Your password was not changed.',
      };
    case 'unknown':
      return {
        heading: 'There is no account with this address',
        text: 'Somebody, perhaps you, wanted a new password for this address. No account has it: use the address that you signed up with, or create an account.',
        button: 'Create a free account',
        path: signInPath(refUrl, 'signup'),
        after: 'Nothing was changed.',
      };
  }
}
