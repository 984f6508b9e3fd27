import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import type { MailRoute } from '../platform/mail/mailer.ts';
import type { PlatformConfig } from '../platform/platform-settings.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { FlagBoard } from './flags/flag-board.ts';
import type { RequestConfig } from './request-settings.ts';

/** What every capability may work with. */
export interface MarketParts {
  readonly config: PlatformConfig & RequestConfig;
  readonly database: Database;
  /** For what pages show to everybody. */
  readonly reads: Reads;
  readonly engine: SearchReader;
  readonly logger: Logger;
  readonly reference: Reference;
  readonly clock: Clock;
  /** Which parts are on. */
  readonly flags: FlagBoard;
  /** Takes work that is done outside of requests. */
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly mailRoute: MailRoute;
  /** Signs cookies. */
  readonly keyRing: KeyRing;
}
