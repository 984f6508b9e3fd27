import type { BrandCode } from '@forecourt/domain/brand/brand';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { Database } from '../../platform/database/database.ts';
import type { AlertSubject } from '../mail/alert-subject.ts';
import type { StoredNews } from '../tables.ts';

/** What is told of a car, with the car as it is now. */
export interface CarNews extends Omit<StoredNews, 'kind'> {
  readonly kind: StoredNews['kind'] | 'gone';
  readonly listing: Listing;
  /** Null where it left the market. */
  readonly card: ListingCard | null;
}

/** What somebody is told, all at once. */
export interface AlertMessage {
  /** Stays the same when it is sent again. */
  readonly id: string;
  /** `person:`, `visitor:` or `webhook:` and an id, or `mail:` and an address. */
  readonly recipient: string;
  /** `cars` for saved ones; `bookmark:` or `subscription:` and an id for a search. */
  readonly source: string;
  readonly brand: BrandCode;
  /** What the source is when it is sent. */
  readonly subject: AlertSubject;
  /** At least one; those that count most first. */
  readonly news: readonly CarNews[];
}

/** Why a message was not sent and never will be. */
export type NotSent = 'unwanted' | 'refused';

/** A way in which people are told. */
export interface AlertChannel {
  /** It is in the database: a released one is not changed. */
  readonly name: string;
  /** Of these recipients those that want to be told in this way, as the transaction sees it. */
  readonly reaches: (
    transaction: Database,
    recipients: readonly string[],
  ) => Promise<ReadonlySet<string>>;
  /**
   * Called again with the same message after a failure, and after a process ended between the sending
   * and the note of it.
   *
   * @returns why it will never be sent; null where it was
   * @throws what is worth another try
   */
  readonly send: (message: AlertMessage) => Promise<NotSent | null>;
}
