import type { MessagePort } from 'node:worker_threads';
import type { Asker } from '@forecourt/domain/account/asker';
import type { FeatureFlag } from '@forecourt/domain/brand/feature-flags';
import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import type { Wallet } from '@forecourt/domain/money/wallet/wallet';
import type { SearchStatus } from '@forecourt/domain/search/search-engine';
import type { CopyBeginning, UpdateMessage } from '@forecourt/search/vehicle/live/engine-copy';
import type { CallReport } from '../../platform/calls/call-runner.ts';
import type { ReadCounts } from '../../platform/database/replica-reads.ts';
import type { SentError } from '../../platform/threads/sent-error.ts';
import type { PageRequest } from '../../request/page-cache/page-request.ts';

/** What is known of the request for a page, as plain data. */
export interface SentFacts {
  /** Its code. */
  readonly brand: string;
  readonly flags: ReadonlySet<FeatureFlag>;
  readonly now: number;
  readonly today: string;
  readonly asker: Asker;
  readonly hasJustWritten: boolean;
  readonly client: string;
  readonly origin: string;
  readonly pathPrefix: string;
  readonly wallet: Wallet | null;
  readonly terms: ShopperTerms;
  readonly requestId: string;
}

/** What a thread that renders begins with. */
export interface Beginning {
  readonly kind: 'begin';
  /** Variables of the environment. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** What breakers share. */
  readonly breakers: SharedArrayBuffer;
  readonly readCounts: ReadCounts;
  /** Of the columns of this process; null where it searches elsewhere, and the thread with it. */
  readonly copy: { readonly beginning: CopyBeginning; readonly update: UpdateMessage } | null;
  /** The embedded database; null where the thread opens connections of its own. */
  readonly database: MessagePort | null;
  /** Where the serving thread does what it alone can. */
  readonly served: MessagePort;
}

export type ToThread =
  | Beginning
  | { readonly kind: 'update'; readonly update: UpdateMessage }
  | {
      readonly kind: 'render';
      readonly number: number;
      readonly asked: PageRequest;
      readonly nonce: string;
      readonly facts: SentFacts;
      readonly status: Pick<SearchStatus, 'listings' | 'version'>;
    }
  | { readonly kind: 'stop' };

/** A call that the page made. What went wrong was logged where it did. */
export type SentReport = Omit<CallReport<string>, 'error'>;

/** A page that was rendered. */
export interface SentPage {
  readonly kind: 'rendered';
  readonly number: number;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Whole, or as it comes. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  readonly isForAll: boolean;
  /** Calls that it made up to here. */
  readonly reports: readonly SentReport[];
}

export type FromThread =
  | { readonly kind: 'ready' }
  | SentPage
  /** A call that was made while the page was being sent, or that it failed with. */
  | { readonly kind: 'called'; readonly number: number; readonly report: SentReport }
  | { readonly kind: 'failed'; readonly number: number; readonly error: SentError }
  /** Nothing of the page is worked on any more. */
  | { readonly kind: 'done'; readonly number: number };
