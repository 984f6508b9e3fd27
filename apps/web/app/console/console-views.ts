import type { OperatorRole } from '@forecourt/domain/operator/roles';

/** A moment for people: `Nov 21, 2:40 PM`, in UTC, and exactly. */
export interface Moment {
  readonly text: string;
  /** ISO 8601. */
  readonly iso: string;
}

export interface PeopleView {
  readonly people: readonly {
    readonly email: string;
    readonly role: OperatorRole;
    readonly addedBy: string;
    readonly added: Moment;
    /** Null for somebody who never came. */
    readonly seen: Moment | null;
    /** What they can show as a second factor. */
    readonly factors: readonly ('app' | 'passkey')[];
    readonly hasAccount: boolean;
    readonly isMe: boolean;
  }[];
}

export interface AuditView {
  readonly entries: readonly {
    readonly id: number;
    readonly at: Moment;
    readonly actor: string;
    readonly isPerson: boolean;
    /** `resent`. */
    readonly did: string;
    readonly subject: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly reason: string | null;
  }[];
  readonly actors: readonly string[];
  readonly acts: readonly { readonly value: string; readonly name: string }[];
  readonly asked: {
    readonly actor: string;
    readonly act: string;
    readonly text: string;
  };
  /** The address of older entries; null where these are all. */
  readonly older: string | null;
}

/** What the pages of the console show, by their names. */
export interface ConsoleViews {
  readonly people: PeopleView;
  readonly audit: AuditView;
}
