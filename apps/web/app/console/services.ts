import type { Deed, OperatorRole } from '@forecourt/domain/operator/roles';
import type { ConsoleViews } from './console-views.ts';

/** Who is at the console. */
export interface ConsolePerson {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
}

/** What stands around every page of the console. */
export interface ConsoleFrame {
  readonly me: ConsolePerson;
  /** What this person may do: pages offer nothing else, and the server does nothing else. */
  readonly may: readonly Deed[];
  /** What waits for somebody, by the page that shows it. */
  readonly due: Readonly<Record<'feeds' | 'leads' | 'reviews' | 'reports', number>>;
  /** `up 12 days`. */
  readonly uptime: string;
  readonly listings: number;
}

/** Parameters of a page's address. */
export type Asked = Readonly<Record<string, string>>;

/** What became of something that was to be done. */
export type ActAnswer =
  | {
      readonly status: 'DONE';
      /** Shown this once: a new key. */
      readonly once?: string;
      /** The page that shows what became of it, and what it says; without one, the page where it was asked for. */
      readonly seenAt?: { readonly path: string; readonly said: string };
    }
  /** Why not, in a sentence. */
  | { readonly status: 'REFUSED'; readonly sentence: string }
  | { readonly status: 'FORBIDDEN'; readonly sentence: string };

/** A page, or why this person may not see it; null where there is nothing. */
export type Seen<Shown> =
  | { readonly status: 'SEEN'; readonly shown: Shown }
  | { readonly status: 'FORBIDDEN'; readonly sentence: string }
  | { readonly status: 'MISSING' };

/** The console, for one person who may be there. */
export interface Console {
  readonly frame: ConsoleFrame;
  see<Name extends keyof ConsoleViews>(name: Name, asked: Asked): Promise<Seen<ConsoleViews[Name]>>;
  /** @param name of the kind of file: `audit` */
  file(name: string, asked: Asked): Promise<ConsoleFile>;
  /**
   * Keeps a file that was sent, for `feed.import`.
   *
   * @returns by what an act finds it; null where this person may not
   */
  upload(file: File): Promise<string | null>;
  /** @param act its name, as of `lead.resend` */
  act(act: string, fields: Asked): Promise<ActAnswer>;
}

/** A file of the console; null where there is none such. */
export type ConsoleFile =
  | { readonly status: 'FILE'; readonly name: string; readonly text: ReadableStream<Uint8Array> }
  | { readonly status: 'FORBIDDEN'; readonly sentence: string }
  | { readonly status: 'MISSING' };

/** Whether whoever asks may be at the console. */
export type ConsoleEntry =
  | { readonly status: 'ENTERED'; readonly console: Console }
  | { readonly status: 'SIGN_IN' }
  /** Signed in, and asked for more than that. */
  | { readonly status: 'SECOND_FACTOR' }
  /** Nobody who has business here: told nothing, not even that there is a console. */
  | { readonly status: 'STRANGER' };

/** What the console asks of the server. */
export interface ConsoleServices {
  enterConsole(): Promise<ConsoleEntry>;
  /** Whether the key of the printed link is good. */
  isFirstOwnerKey(key: string): Promise<boolean>;
  /** Makes the person who asks the first owner; false where the link is not good. */
  becomeFirstOwner(key: string): Promise<boolean>;
}
