import type { KeyScope } from '@forecourt/domain/operator/key-scopes';
import type { OperatorRole } from '@forecourt/domain/operator/roles';
import type { CampaignsView } from './campaigns/campaign-views.ts';
import type { FeedRunShown, FeedsView, FeedView } from './feeds/feed-views.ts';
import type { FindView } from './find/find-view.ts';
import type { Moment } from './moment.ts';
import type { Mood, Sheet, SheetName } from './sheet.ts';

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

export interface KeysView {
  readonly keys: readonly {
    readonly id: string;
    readonly name: string;
    /** Its first characters. */
    readonly start: string;
    readonly scopes: readonly KeyScope[];
    readonly perMinute: number;
    readonly madeBy: string;
    readonly made: Moment;
    readonly used: Moment | null;
    readonly expires: Moment | null;
    readonly state: 'good' | 'expired' | 'revoked';
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
  /** That of the latest ones; null where these are they. */
  readonly latest: string | null;
}

/** A lead with all that happened to it. */
export interface LeadShown {
  readonly id: string;
  readonly status: string;
  readonly tries: number;
  readonly vehicle: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly events: readonly {
    readonly kind: string;
    readonly detail: string | null;
    readonly at: Moment;
  }[];
  readonly canResend: boolean;
}

export interface LeadsView {
  readonly total: number;
  readonly counts: readonly { readonly state: string; readonly count: number }[];
  readonly asked: { readonly text: string; readonly status: string; readonly before: string };
  /** The lead behind which there are older ones; null where these are all. */
  readonly older: string | null;
  readonly leads: readonly {
    readonly id: string;
    readonly at: Moment;
    /** A first name and a letter: lists are looked at over shoulders. */
    readonly who: string;
    readonly vehicle: string;
    readonly dealer: string | null;
    readonly kind: string;
    readonly status: string;
    /** Null for what is not delivered at all. */
    readonly tries: number | null;
  }[];
  readonly chosen: LeadShown | null;
  readonly mayResend: boolean;
}

/** Something that waits for somebody. */
export interface NeedsYou {
  readonly mood: Mood;
  readonly state: string;
  readonly what: string;
  readonly path: string;
  readonly deed: string;
}

/** What became of leads. */
export interface LeadCounts {
  /** Delivered to their sellers. */
  readonly sent: number;
  /** Those by phone or text, which go on elsewhere: nothing is delivered. */
  readonly counted: number;
  readonly waiting: number;
  readonly dead: number;
}

export interface OverviewView {
  readonly at: Moment;
  readonly needs: readonly NeedsYou[];
  readonly listings: number;
  /** Cars of the past day. */
  readonly added: number;
  readonly gone: number;
  /** In the last minute. */
  readonly searches: number;
  /** Searches a minute over the span; null before the start. */
  readonly points: readonly (number | null)[];
  /** How long the points reach back: `24 h`. */
  readonly span: string;
  /** Milliseconds; null without a search. */
  readonly p95: number | null;
  /** Of the past hour. */
  readonly requests: number;
  readonly failed: number;
  readonly failing: readonly { readonly what: string; readonly count: number }[];
  /** Of the past day. */
  readonly leads: LeadCounts;
  /** By hour, the oldest first. */
  readonly leadHours: readonly LeadCounts[];
  readonly leadKinds: readonly { readonly name: string; readonly count: number }[];
  readonly subscriptions: number;
  readonly waitingJobs: number;
  readonly runs: readonly FeedRunShown[];
  readonly breakers: readonly {
    readonly name: string;
    readonly state: 'closed' | 'half-open' | 'open';
    readonly made: number;
    readonly failed: number;
  }[];
  readonly closedBreakers: number;
  readonly allBreakers: number;
}

/** What the pages of the console show, by their names. */
export interface ConsoleViews extends Readonly<Record<SheetName, Sheet>> {
  readonly overview: OverviewView;
  readonly feeds: FeedsView;
  readonly feed: FeedView;
  readonly leads: LeadsView;
  readonly campaigns: CampaignsView;
  readonly people: PeopleView;
  readonly keys: KeysView;
  readonly audit: AuditView;
  readonly find: FindView;
}
