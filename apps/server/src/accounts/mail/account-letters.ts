import { mailedTo } from '@forecourt/domain/account/mailed-to';
import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import type { Brand } from '@forecourt/domain/brand/brand';
import { formatDate } from '@forecourt/domain/calendar/format-date';
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
  const { kind, email, token, refUrl, createdAt } = mail;
  // No server is told what follows the hash: addresses of people are in nobody's log.
  const link = (path: string, use: string) =>
    `${path}?${new URLSearchParams({ use, token: token ?? '', refUrl })}#${mailedTo(email)}`;
  const words = wordsOf[kind]({ name: brand.name, link, refUrl, createdAt });
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
      foot: [words.foot ?? usualFoot(brand)],
    },
  };
}

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly path: string;
  readonly after: string;
  /** Why the reader gets this, where nobody just typed the address. */
  readonly foot?: string;
}

const usualFoot = ({ name }: Brand): string =>
  `You get this because somebody typed this address on ${name}. If that was not you, do nothing: no list has it, and nothing happens without the link of this mail.`;

const once = (minutes: number): string =>
  `The link works once, for ${duration(minutes)}. Do not pass it on.`;

function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours < 72 ? `${hours} hours` : `${hours / 24} days`;
}

/** `Nov 30, 2026 at 14:05 UTC`: nobody knows where its reader is. */
function momentOf(at: Date): string {
  const iso = at.toISOString();
  return `${formatDate(iso.slice(0, 10))} at ${iso.slice(11, 16)} UTC`;
}

/** What the words of a mail are made of. */
interface Mailed extends Pick<AccountMail, 'refUrl' | 'createdAt'> {
  /** Of the brand. */
  readonly name: string;
  /** The address of a page with what lets its reader use it. */
  readonly link: (path: string, use: string) => string;
}

/** Of what somebody who was signed in did to an account. */
const doneTo = (
  { name, refUrl }: Mailed,
  words: Pick<Words, 'heading' | 'text' | 'after'>,
): Words => ({
  ...words,
  button: 'It was not me: set a new password',
  path: signInPath(refUrl, 'reset'),
  foot: `You get this because your account on ${name} has this address.`,
});

const wordsOf: Readonly<Record<AccountMail['kind'], (mailed: Mailed) => Words>> = {
  confirm: ({ link }) => ({
    heading: 'Confirm your address',
    text: 'One more step: confirm that this address is yours, and you are signed in. In another browser than the one you signed up in you need your password.',
    button: 'Confirm and sign in',
    path: link(accountPaths.link, 'confirm'),
    after: once(linkMinutes.confirm),
  }),
  'sign-in': ({ name, link }) => ({
    heading: `Sign in to ${name}`,
    text: 'Here is your link. Open it on the device on which you want to be signed in.',
    button: 'Sign in',
    path: link(accountPaths.link, 'sign-in'),
    after: once(linkMinutes.signIn),
  }),
  reset: ({ link }) => ({
    heading: 'Set a new password',
    text: 'Choose a new password. You are then signed out everywhere.',
    button: 'Set a new password',
    path: link(accountPaths.reset, 'reset'),
    after: once(linkMinutes.reset),
  }),
  known: ({ refUrl }) => ({
    heading: 'You have an account already',
    text: 'Somebody, perhaps you, wanted to create an account with this address. There is one: sign in, or get a new password.',
    button: 'Sign in',
    path: signInPath(refUrl),
    after: 'Your password was not changed.',
  }),
  change: ({ name, link }) => ({
    heading: 'Confirm your new address',
    text: 'One more step: confirm that this address is yours. Your account then has it in place of the one before.',
    button: 'Confirm the address',
    path: link(accountPaths.address, 'change'),
    after: `Open it on a browser where you are signed in. ${once(linkMinutes.change)}`,
    foot: `You get this because somebody typed this address on ${name} as the new one of an account. If that was not you, do nothing: the account keeps the address that it has.`,
  }),
  'change-known': ({ refUrl }) => ({
    heading: 'This address has an account already',
    text: 'Somebody, perhaps you, wanted to give this address to another account. An address has one account only: to use it there, sign in to the one that it has and delete that, or give it another address, first.',
    button: 'Sign in',
    path: signInPath(refUrl),
    after: 'Nothing was changed.',
  }),
  'change-asked': (mailed) =>
    doneTo(mailed, {
      heading: 'Somebody wants to change your address',
      text: 'Somebody who is signed in to your account asked to give it another address. Nothing is changed yet. If that was you, there is nothing to do here.',
      after: 'A new password signs everybody out, and ends what was asked for.',
    }),
  changed: ({ name, link }) => ({
    heading: 'The address of your account was changed',
    text: 'Your account has another address now. If that was you, there is nothing to do here.',
    button: 'It was not me: undo it',
    path: link(accountPaths.address, 'undo'),
    after: `Undoing it gives your account this address back and signs everybody out. ${once(linkMinutes.undo)}`,
    foot: `You get this because your account on ${name} had this address until now.`,
  }),
  'codes-renewed': (mailed) =>
    doneTo(mailed, {
      heading: 'Your backup codes were renewed',
      text: 'Somebody who is signed in to your account, and showed its second factor, made new backup codes. Those from before open nothing any more. If that was you, there is nothing to do here.',
      after: 'A new password signs everybody out. Then have an owner reset your second factor.',
    }),
  'password-changed': (mailed) =>
    doneTo(mailed, {
      heading: 'Your password was changed',
      text: `A new password was set for your account on ${momentOf(mailed.createdAt)}, and everybody was signed out. If that was you, there is nothing to do here.`,
      after: 'A new password signs everybody out.',
    }),
  'passkey-added': (mailed) =>
    doneTo(mailed, {
      heading: 'A passkey was added',
      text: `A passkey was added to your account on ${momentOf(mailed.createdAt)}: whoever has its device signs in with it. If that was you, there is nothing to do here.`,
      after: 'A new password signs everybody out. Then remove the passkey in your account.',
    }),
  'passkey-removed': (mailed) =>
    doneTo(mailed, {
      heading: 'A passkey was removed',
      text: `A passkey was removed from your account on ${momentOf(mailed.createdAt)}: nobody signs in with it any more. If that was you, remove it from its device as well.`,
      after: 'A new password signs everybody out.',
    }),
  deleted: ({ name, createdAt }) => ({
    heading: 'Your account was deleted',
    text: `Your account was deleted on ${momentOf(createdAt)}, with all that was in it.`,
    button: `Go to ${name}`,
    path: '/',
    after: 'It cannot be undone. You may create another account at any time.',
    foot: `You get this because your account on ${name} had this address.`,
  }),
  unknown: ({ refUrl }) => ({
    heading: 'There is no account with this address',
    text: 'Somebody, perhaps you, wanted a new password for this address. No account has it: use the address that you signed up with, or create an account.',
    button: 'Create a free account',
    path: signInPath(refUrl, 'signup'),
    after: 'Nothing was changed.',
  }),
};
