import type { Deed, OperatorRole } from '@forecourt/domain/operator/roles';
import type { Asked, Forbidden, Office, OfficeEntry, Seen } from '../back-office/office.ts';
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

/** The console, for one person who may be there. */
export interface Console extends Office<never> {
  readonly frame: ConsoleFrame;
  see<Name extends keyof ConsoleViews>(
    name: Name,
    asked: Asked,
  ): Promise<Seen<ConsoleViews[Name]> | Forbidden>;
  /** @param name of the kind of file: `audit` */
  file(name: string, asked: Asked): Promise<ConsoleFile>;
  upload(file: File): Promise<string | null>;
}

/** A file of the console; null where there is none such. */
export type ConsoleFile =
  | { readonly status: 'FILE'; readonly name: string; readonly text: ReadableStream<Uint8Array> }
  | Forbidden
  | { readonly status: 'MISSING' };

/** What the console asks of the server. */
export interface ConsoleServices {
  enterConsole(): Promise<OfficeEntry<Console>>;
  /** Whether who asks is let in, with a second factor; false while that cannot be told. */
  runsMarketplace(): Promise<boolean>;
  /** Whether the key of the printed link is good. */
  isFirstOwnerKey(key: string): Promise<boolean>;
  /** Makes the person who asks the first owner; false where the link is not good. */
  becomeFirstOwner(key: string): Promise<boolean>;
}
