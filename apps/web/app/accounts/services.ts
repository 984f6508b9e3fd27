import type { AccountAnswer } from '@forecourt/domain/account/sign-in';

/** Fields of a form as they were sent: the services read and check them. */
type SentFields = Readonly<Record<string, unknown>>;

/** Who a person is to the sellers they write to. What they have not told is null. */
export interface Profile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly isOneClickOptedIn: boolean;
}

/** A browser on which the person is signed in. */
export interface SessionShown {
  readonly id: string;
  /** `Chrome on Windows`. */
  readonly browser: string;
  /** `November 3, 2026`. */
  readonly since: string;
  readonly isThis: boolean;
}

/** A key of a device that the person signs in with. */
export interface PasskeyShown {
  readonly id: string;
  /** As the person called it; the browser that made it before: `Chrome on Windows`. */
  readonly name: string;
  /** `November 3, 2026`. */
  readonly since: string;
}

/** What a person can show besides a password or a link, and whether this browser did. */
export interface SecondFactorState {
  /** An app that makes codes. */
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
  readonly hasPassword: boolean;
  /** In milliseconds since 1970; null where this browser showed none. */
  readonly shownAt: number | null;
  /** Whether an app may be set up now; who is asked for a factor shows the one that is there first. */
  readonly maySetUp: boolean;
  /** Whether new backup codes may be made now: there is an app, and this browser showed a second factor. */
  readonly mayRenewCodes: boolean;
}

/**
 * What became of a change of a passkey: `MISSING` where it is none of the person who asks, `FACTOR_MISSING`
 * where a second factor has to be shown first.
 */
export type PasskeyAnswer =
  | AccountAnswer
  | { readonly status: 'MISSING' }
  | { readonly status: 'FACTOR_MISSING' };

/**
 * What a person shows before the address of the account is changed: the `password` of the account; nothing more after a
 * `recent` sign-in; a new `sign-in`; a second `factor` that they have.
 */
export type AddressProof = 'password' | 'recent' | 'sign-in' | 'factor';

/** What became of setting up or showing a second factor. */
export type SecondFactorAnswer =
  | {
      readonly status: 'BEGUN';
      /** A QR code: squares to a side, and the dark ones as a path. */
      readonly picture: { readonly size: number; readonly path: string };
      readonly secret: string;
      readonly backupCodes: readonly string[];
    }
  /** `cookies` are headers for the browser. */
  | { readonly status: 'SHOWN'; readonly cookies: readonly string[] }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> }
  | { readonly status: 'REFUSED' | 'LIMITED'; readonly sentence: string }
  /** Nobody is signed in. */
  | { readonly status: 'STRANGER' };

/** What became of asking for new backup codes; `FACTOR_MISSING` where a second factor has to be shown first. */
export type BackupCodesAnswer =
  | { readonly status: 'RENEWED'; readonly backupCodes: readonly string[] }
  | { readonly status: 'FACTOR_MISSING' }
  | { readonly status: 'STRANGER' }
  | Extract<AccountAnswer, { status: 'INVALID' } | { status: 'LIMITED' }>;

/** What pages ask of the server about accounts. Headers are those of the request that a form came with. */
export interface AccountServices {
  /** Fields `email`, `password`, `refUrl`. */
  signUp(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `password`, `refUrl`. */
  signIn(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `refUrl`: a link that signs in is sent there. */
  sendLink(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /**
   * Fields `token`, `use`: those of a link in a mail, and `email`, where it went; `DONE` where who asks has
   * that address and is signed in already.
   */
  followLink(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Fields `email`, `refUrl`: a link that sets a new password is sent there. */
  requestReset(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Whether a link that sets a new password still does; true while nobody can tell. */
  holdsReset(token: string): Promise<boolean>;
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
  /** Of the person who asks, the oldest first. */
  findPasskeys(): Promise<readonly PasskeyShown[]>;
  /**
   * `MISSING` where it is no passkey of the person who asks, `FACTOR_MISSING` where a second factor has to be
   * shown first.
   */
  removePasskey(id: string): Promise<'REMOVED' | 'MISSING' | 'FACTOR_MISSING'>;
  /** Fields `passkey`, its id, and `name`. */
  renamePasskey(fields: SentFields): Promise<PasskeyAnswer>;
  /** Of the person who asks; null for a visitor. */
  findSecondFactor(): Promise<SecondFactorState | null>;
  /** @param password that of the account, where it has one */
  beginSecondFactor(headers: Headers, password: string): Promise<SecondFactorAnswer>;
  /** @param code six digits of the app, or a backup code */
  showSecondFactor(headers: Headers, code: string): Promise<SecondFactorAnswer>;
  /** Those from before are of no use from then on. @param password that of the account, where it has one */
  renewBackupCodes(headers: Headers, password: string): Promise<BackupCodesAnswer>;
  /** Of the person who asks; null for a visitor. */
  findProfile(): Promise<Profile | null>;
  /** Fields `firstName`, `lastName`, `phone`, and `isOneClickOptedIn` where it is `yes`. */
  saveProfile(fields: SentFields): Promise<AccountAnswer>;
  /** Of the person who asks; null for a visitor. */
  findAddressProof(): Promise<AddressProof | null>;
  /** Fields `newEmail`, and `password` where the account has one: a link is sent there. */
  askForAddress(headers: Headers, fields: SentFields): Promise<AccountAnswer>;
  /** Field `token`: that of a link to the new address. The person who asks has it then. */
  confirmAddress(fields: SentFields): Promise<AccountAnswer>;
  /** Field `token`: that of a link to the address before, whose account has it again. */
  undoAddress(fields: SentFields): Promise<AccountAnswer>;
  /** Whether a link that undoes a change of address still does; true while nobody can tell. It stays good. */
  holdsUndo(token: string): Promise<boolean>;
  /** Everything that is kept of the person who asks; null for a visitor. */
  exportAccount(): Promise<object | null>;
  /**
   * Removes everything that is kept of the person who asks.
   *
   * @param email theirs, typed once more
   * @returns cookies that take those of the account away; null where that is not their address
   */
  deleteAccount(email: string, personId: string): Promise<readonly string[] | null>;
  /** Ends the session of this browser. @returns cookies that take its own away */
  signOut(headers: Headers): Promise<readonly string[]>;
}
