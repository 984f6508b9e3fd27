/** Signing up and in: what is typed, what is answered, and where it leads. Pages load this file. */

/** Characters of a password. Any may be used, and none must. */
export const passwordLengths = { min: 8, max: 128 } as const;

/** Addresses of the pages about accounts. */
export const accountPaths = {
  account: '/account',
  signIn: '/account/sign-in',
  signOut: '/account/sign-out',
  link: '/account/link',
  reset: '/account/reset',
  export: '/account/export',
  secondFactor: '/account/second-factor',
  address: '/account/address',
} as const;

/** Screens of the sign-in page, as `defaultScreen` names them. */
export const signInScreens = ['signin', 'signup', 'reset'] as const;
export type SignInScreen = (typeof signInScreens)[number];

/** The screen that a parameter names; signing in for anything else. */
export function parseSignInScreen(text: string | null): SignInScreen {
  return signInScreens.find((screen) => screen === text) ?? 'signin';
}

/** Where the sign-in page leads when nobody said where. */
const usualReturn = accountPaths.account;

/**
 * The path that a shopper goes on to after signing in. Whatever would leave the host, or come back to
 * signing in, leads to the account.
 *
 * @param origin scheme and host of the page, `https://cars.example`
 */
export function parseRefUrl(text: string | null, origin: string): string {
  if (text === null || !URL.canParse(text, origin)) return usualReturn;
  const url = new URL(text, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path that begins with two slashes is another host.
  const isOurs = url.origin === origin && !/^\/[/\\]/.test(path);
  const isAboutSigningIn = Object.values(accountPaths).some(
    (own) => own !== accountPaths.account && url.pathname.startsWith(own),
  );
  return isOurs && !isAboutSigningIn ? path : usualReturn;
}

/**
 * Why a shopper is asked to sign in, where a sentence about it helps: `saved`, no more cars are kept without;
 * `google`, Google did not say who it is; `deleted`, the account was just deleted; `ended`, what was typed could not be
 * taken from nobody, and is kept; `selling` and `review`, for what they came to do they need an account.
 */
export const signInReasons = ['saved', 'google', 'deleted', 'ended', 'selling', 'review'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The reason that a parameter names; null for anything else. */
export function parseSignInReason(text: string | null): SignInReason | null {
  return signInReasons.find((reason) => reason === text) ?? null;
}

/** The address of the sign-in page that leads back to a path. */
export function signInPath(
  refUrl: string,
  screen: SignInScreen = 'signin',
  reason: SignInReason | null = null,
): string {
  const query = new URLSearchParams();
  if (screen !== 'signin') query.set('defaultScreen', screen);
  if (reason !== null) query.set('reason', reason);
  query.set('refUrl', refUrl);
  return `${accountPaths.signIn}?${query}`;
}

/** What became of something that was typed on a page about accounts. */
export type AccountAnswer =
  /** `cookies` are headers for the browser. */
  | { readonly status: 'SIGNED_IN'; readonly cookies: readonly string[] }
  /** A mail is on its way to the address, whoever has it. */
  | { readonly status: 'MAILED'; readonly cookies?: readonly string[] }
  | { readonly status: 'DONE' }
  /** Why, by the names of the fields. */
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> }
  | { readonly status: 'REFUSED'; readonly sentence: string }
  | { readonly status: 'LIMITED'; readonly sentence: string }
  /** The database is away. */
  | { readonly status: 'RESTING' };

/** The same for an unknown address and a wrong password: nobody learns who has an account. */
export const wrongCredentials =
  'This email address and this password do not belong together. Check both, or get a link by email.';

export const staleLink = 'This link was used before or is too old. Ask for another one.';

/** Of the link that gives an account its address back. */
export const staleUndo = 'This link was used before or is too old: it undoes nothing any more.';

export const signInRests =
  'Signing in is resting for a moment: what it needs does not answer. Everything else works as for a visitor.';
