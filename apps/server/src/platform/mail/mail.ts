import type { Letter } from './letter.ts';
import type { MailTheme } from './theme.ts';

/** A mail as it is handed over. It has one recipient: nobody learns who else got it. */
export interface Mail {
  /** Stays the same when the mail is sent again, so that those who get it twice see it once. */
  readonly id: string;
  /** The name that is shown beside our address. */
  readonly fromName: string;
  readonly to: string;
  /** Whom an answer goes to; ourselves otherwise. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Without it the mail is plain text and nothing else. */
  readonly html?: string;
  /** Of a list: an address that takes a POST, which ends it with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Both forms of a letter, or its words alone where it could not be rendered. */
export type WriteLetter = (
  letter: Letter,
  theme: MailTheme,
) => Promise<Pick<Mail, 'text' | 'html'>>;

/** Sends mails, or keeps them where there is no server to send them through. */
export interface Mailer {
  readonly write: WriteLetter;
  /** @throws MailNotSent */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** A mail was not taken. The message has no address and no word of the mail. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  /** Whether the recipient or the mail was refused for good, so that another try is useless. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(`The mail was not sent: ${reason}.`);
    this.isFinal = isFinal;
  }
}

const maxAddressLength = 254;

/** One address and nothing beside it: no name, no list, nothing that would end a header. */
export const isMailAddress = (text: string): boolean =>
  text.length <= maxAddressLength &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );

/** A text for one line of a header: whatever would end it becomes a space. */
export const toHeaderText = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
