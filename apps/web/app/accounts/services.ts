import type { AccountAnswer } from '@forecourt/domain/account/sign-in';

/** Fields of a form as they were sent: the services read and check them. */
type SentFields = Readonly<Record<string, unknown>>;

/** A browser on which the person is signed in. */
export interface SessionShown {
  readonly id: string;
  /** `Chrome on Windows`. */
  readonly browser: string;
  /** `November 3, 2026`. */
  readonly since: string;
  readonly isThis: boolean;
}

/** What pages ask of the server about accounts. Headers are those of the request that a form came with. */
export interface AccountServices {
  /** Fields `email`, `password`, `refUrl`. */
  signUp(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `password`, `refUrl`. */
  signIn(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `refUrl`: a link that signs in is sent there. */
  sendLink(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `token`, `use`: those of a link in a mail. */
  followLink(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `refUrl`: a link that sets a new password is sent there. */
  requestReset(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `token`, `password`. */
  resetPassword(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Where the person who asks is signed in, this browser first. */
  findSessions(): Promise<readonly SessionShown[]>;
  /**
   * Signs the person who asks out on other browsers.
   *
   * @param id one of them; null is all
   * @returns false where that is no session of theirs
   */
  endSessions(id: string | null): Promise<boolean>;
  /** Ends the session of this browser. @returns cookies that take its own away */
  signOut(headers: Headers): Promise<readonly string[]>;
}
