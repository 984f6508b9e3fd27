import type { AskedNews } from '@forecourt/domain/alert/asked-words';
import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import type { WebhookFault } from '@forecourt/domain/alert/webhook-fault';

/** What became of a wish for alerts. Whether the address is known is told to nobody. */
export type Subscribed =
  | { readonly status: 'SUBSCRIBED' }
  | { readonly status: 'INVALID'; readonly field: 'email' | 'search' }
  | { readonly status: 'LIMITED' };

/** Somebody wants news of a search or a car by email. */
export interface AlertWish {
  readonly email: string;
  /** The address of the search, or of the page about the car's VIN. */
  readonly search: string;
  /** Filled by robots. */
  readonly textPot: string;
}

/** An alert, as its page shows it. */
export interface AlertShown {
  /** The search as its keeper calls it, else with where it looks, or the VIN; null for saved cars. */
  readonly title: string | null;
  /** Where its cars are. */
  readonly href: string;
  /** Whether it is of one car, by its VIN. */
  readonly isCar: boolean;
  /** Whether an address alone asked for it: once it ends, nothing of it is kept. */
  readonly isOfAddress: boolean;
  readonly rhythm: Rhythm;
}

/** What a mail asks about. */
export interface FoundWish extends AskedNews {
  /** The token of the alert, where its reader said yes before; else null. */
  readonly alert: string | null;
}

/** A search of which who is signed in is told. */
export interface SearchAlert {
  /** Of the saved search. */
  readonly id: string;
  /** `never` where it is saved and they are not told of it. */
  readonly rhythm: Rhythm;
}

/** Where a program is told of the news of a search. */
export interface WebhookShown {
  readonly url: string;
  /** Signs what is sent, as Standard Webhooks write it. */
  readonly secret: string;
  /** What became of the last try; null before the first. */
  readonly lastOutcome: string | null;
}

/** What became of the wish for a test; `unknown` where who is signed in has no such webhook. */
export type WebhookTested =
  | { readonly status: 'sent' | 'unknown' }
  | { readonly status: 'limited'; readonly waitMs: number };

/** What became of the wish for a mail; `unknown` where alerts go to the address. */
export type AskedToResume =
  | { readonly status: 'asked' | 'unknown' }
  | { readonly status: 'limited'; readonly waitMs: number };

/** What pages ask of the server about alerts. */
export interface AlertServices {
  /** Asks at the address whether its reader wants the news. */
  subscribe(wish: AlertWish): Promise<Subscribed>;
  /** By the token of a mail; null where there is none such. */
  findAlert(token: string): Promise<AlertShown | 'ended' | null>;
  /** @returns whether there is such an alert */
  changeAlert(token: string, rhythm: Rhythm): Promise<boolean>;
  /** How often who asks is told of what, where they chose: by `cars`, or `bookmark:` and an id. */
  findRhythms(): Promise<Readonly<Record<string, Rhythm>>>;
  /** @returns whether it is theirs who ask */
  setRhythm(source: string, rhythm: Rhythm): Promise<boolean>;
  /**
   * The news of a search, by its address, as who is signed in has it; null where they do not, and while it
   * cannot be told.
   */
  findSearchAlert(address: string): Promise<SearchAlert | null>;
  /** Of who is signed in, by `bookmark:` and an id. */
  findWebhooks(): Promise<Readonly<Record<string, WebhookShown>>>;
  /**
   * @param url by https; empty ends it.
   * @returns what is wrong with it, or `unknown` where that is no search of who is signed in
   */
  setWebhook(source: string, url: string): Promise<'set' | 'unknown' | WebhookFault>;
  /** Posts a sample there; what became of it is the webhook's last outcome then. */
  testWebhook(source: string): Promise<WebhookTested>;
  /** What a mail asks about, by its token; null where there is no such wish. */
  findAskedNews(token: string): Promise<FoundWish | null>;
  /** Takes the word of who has the mail. @returns the token of the alert; null where there is none such */
  confirmAlert(token: string): Promise<string | null>;
  /** Whether no alerts go to the address of who is signed in: mail came back. False while it cannot be told. */
  hasOwnStop(): Promise<boolean>;
  /** Mails them a link by which alerts go there again. */
  askToResume(): Promise<AskedToResume>;
  /** Whether such a link still does that. */
  holdsResume(token: string): Promise<boolean>;
  /** Takes the word of who has the mail. @returns whether alerts go there again by it */
  resumeAlerts(token: string): Promise<boolean>;
}
