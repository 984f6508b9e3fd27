import type { Capability } from '../platform/capability.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { createInvitationLimit } from './invite-staff.ts';
import { staffCommand } from './staff-command.ts';
import { staffJobs } from './staff-jobs.ts';
import { staffKeeping } from './staff-keeping.ts';

/** Who works for a dealer, and what each of them is told of. */
export const dealerStaff = {
  name: 'dealer-staff',
  commands: [staffCommand],
  provide: (parts: MarketParts): { readonly invitationLimit: SharedLimiter } => ({
    invitationLimit: createInvitationLimit(parts),
  }),
  jobs: (parts: MarketParts) => staffJobs({ ...parts, originOf: mailedOrigins(parts.config) }),
  keeps: ({ database }: MarketParts) => [staffKeeping(database)],
} as const satisfies Capability<MarketParts, PageFacts>;
