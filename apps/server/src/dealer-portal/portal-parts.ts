import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { FoundMember } from '../dealer-staff/find-staff.ts';
import type { InvitingParts } from '../dealer-staff/invite-staff.ts';
import type { LeadConfig } from '../leads/lead-settings.ts';
import type { EstimateParts } from '../leads/quotes/estimate-for-conversation.ts';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { MarketParts } from '../request/parts.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import type { PortalCall } from './portal-policies.ts';

/** What the rooms of dealers work with. */
export type PortalParts = MarketParts &
  InvitingParts &
  EstimateParts & {
    readonly config: MarketParts['config'] &
      Pick<VehicleConfig, 'remotePhotos'> &
      Pick<LeadConfig, 'leadsTo'>;
  };

/** Somebody of a dealer's staff in its rooms: nothing of another dealer is read or done there. */
export interface AtPortal {
  readonly staff: Pick<FoundMember, 'id' | 'email' | 'name' | 'role'>;
  readonly personId: string;
  readonly dealer: Owner;
  /** Where they came in. */
  readonly brand: Brand;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The parts that are switched on for this person. */
  readonly flags: FeatureFlags;
  /** For parts that a room does without. */
  readonly calls: Calls<PortalCall>;
}
