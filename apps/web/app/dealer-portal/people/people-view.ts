import type { LeadMails, StaffRole } from '@forecourt/domain/dealer/staff';

/** Somebody who works for the dealer. */
export interface Colleague {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Of which leads they get a mail. */
  readonly mails: LeadMails;
  /** Whether they ever came in. */
  readonly hasCome: boolean;
  /** Whether a mail told them that they may. */
  readonly isInvited: boolean;
  /** When they first came in, or were let in where they never did, by the dealer's clocks. */
  readonly since: { readonly text: string; readonly iso: string };
  readonly isMe: boolean;
}

/** Who works for the dealer, and who gets what shoppers ask. */
export interface PeopleView {
  /** Who asks first. */
  readonly people: readonly Colleague[];
  /** Whether who asks may say who comes in. */
  readonly isManager: boolean;
  /** The dealer's own system for leads; null while it cannot be read. */
  readonly desk: {
    /** As the feed has it; null where it has none. */
    readonly email: string | null;
    /** Whether the marketplace gets leads in the dealer's place. */
    readonly isPassedOn: boolean;
    /** Leads of the last days, and how many of them arrived. */
    readonly count: number;
    readonly arrived: number;
    readonly days: number;
  } | null;
  /** Characters of a name. */
  readonly maxName: number;
}
