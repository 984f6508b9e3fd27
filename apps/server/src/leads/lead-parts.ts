import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Database } from '../platform/database/database.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { LeadCounts } from './lead-counts.ts';

/** What storing leads works with. */
export interface LeadParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly reference: VehicleReference;
  readonly counts: LeadCounts;
  /** Gets what is for sellers who gave no address of their own; null has them not written to. */
  readonly leadsTo: string | null;
}

/** Jobs of leads. Their names are in the database. */
export const jobNames = {
  deliver: 'deliver-lead',
  confirm: 'confirm-lead',
  tell: 'tell-message',
  tellStaff: 'tell-staff',
  tellLeft: 'tell-left',
} as const;
