import { setCookie } from '@forecourt/domain/account/cookie-header';
import { waitWords } from '@forecourt/domain/calendar/wait-words';
import { mailboxOf } from '@forecourt/domain/lead/mailbox';
import { parse } from 'hono/utils/cookie';
import { createSharedLimiter, type LimitSource } from '../platform/limits/shared-limiter.ts';

const minuteMs = 60_000;

/** Tries of passwords. A household shares an address; a person mistypes a few times. */
const rates = {
  address: { max: 60, windowMs: 10 * minuteMs },
  account: { max: 10, windowMs: 15 * minuteMs },
  knownBrowser: { max: 10, windowMs: 15 * minuteMs },
  mailTo: { max: 5, windowMs: 60 * minuteMs },
  mailFrom: { max: 20, windowMs: 60 * minuteMs },
  change: { max: 5, windowMs: 60 * minuteMs },
} as const;

/** On a browser that somebody signed in on before. */
const browserCookie = 'signedInBefore';
const browserSeconds = 31_536_000;
const ownPath = { path: '/account', httpOnly: true } as const;

/** Who tries to sign in, or wants a mail. */
export interface Tried {
  readonly email: string;
  /** The address that it comes from. */
  readonly client: string;
  readonly headers: Headers;
}

/** Who wants another address for an account. */
export interface AskedAddress {
  readonly personId: string;
  /** The other one. */
  readonly email: string;
  readonly client: string;
}

/**
 * Bounds how often passwords of one account are tried, and how many mails one mailbox gets. Strangers
 * share the tries that an account has; a browser on which its owner signed in before has tries of its
 * own, so that nobody who guesses keeps the owner out. Counted by all processes together.
 */
export interface Throttle {
  /** @returns the sentence that refuses; null where it may be tried */
  readonly admitPassword: (tried: Tried) => Promise<string | null>;
  /** @returns the sentence that refuses; null where a mail may be asked for */
  readonly admitMail: (asked: Tried) => Promise<string | null>;
  /** @returns the sentence that refuses; null where another address of an account may be asked for */
  readonly admitChange: (asked: AskedAddress) => Promise<string | null>;
  /** The cookie that tells a browser from strangers afterwards. */
  readonly browserCookie: (email: string, isSecure: boolean) => string;
  /** Takes that cookie away. */
  readonly withoutBrowserCookie: (isSecure: boolean) => string;
}

export function createThrottle(source: LimitSource): Throttle {
  const { keyRing } = source;
  const limiter = (name: keyof typeof rates) =>
    createSharedLimiter(source, `sign-in ${name}`, rates[name]);
  const limits = {
    address: limiter('address'),
    account: limiter('account'),
    knownBrowser: limiter('knownBrowser'),
    mailTo: limiter('mailTo'),
    mailFrom: limiter('mailFrom'),
    change: limiter('change'),
  };
  const claimOf = (email: string) => `signed in before: ${email}`;

  function isKnown({ email, headers }: Tried): boolean {
    const sent = parse(headers.get('Cookie') ?? '', browserCookie)[browserCookie] ?? '';
    return keyRing.hasSigned(claimOf(email), sent);
  }

  async function admitMail({ email, client }: Omit<Tried, 'headers'>): Promise<string | null> {
    const waitMs =
      (await limits.mailFrom.admit(client)) || (await limits.mailTo.admit(mailboxOf(email)));
    return waitMs === 0 ? null : tooManyMails(waitMs);
  }

  return {
    async admitPassword(tried) {
      const waitMs =
        (await limits.address.admit(tried.client)) ||
        (await (isKnown(tried) ? limits.knownBrowser : limits.account).admit(tried.email));
      return waitMs === 0 ? null : tooManyPasswords(waitMs);
    },
    admitMail,
    async admitChange({ personId, ...asked }) {
      const waitMs = await limits.change.admit(personId);
      return waitMs === 0 ? admitMail(asked) : tooManyMails(waitMs);
    },
    browserCookie: (email, isSecure) =>
      setCookie(browserCookie, keyRing.sign(claimOf(email)), {
        maxAgeSeconds: browserSeconds,
        isSecure,
        ...ownPath,
      }),
    withoutBrowserCookie: (isSecure) =>
      setCookie(browserCookie, '', { maxAgeSeconds: 0, isSecure, ...ownPath }),
  };
}

const tooManyPasswords = (waitMs: number): string =>
  `Too many passwords were tried. Try again in ${waitWords(waitMs)}, or sign in with a link by email.`;

const tooManyMails = (waitMs: number): string =>
  `Too many mails were asked for. Try again in ${waitWords(waitMs)}.`;
