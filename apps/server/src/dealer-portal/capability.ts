import type { PortalServices } from '@forecourt/web/dealer-portal/services';
import { worksForDealer } from '../dealer-staff/find-staff.ts';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { enterPortal } from './enter-portal.ts';
import type { PortalParts } from './portal-parts.ts';
import { type PortalCall, portalPolicies } from './portal-policies.ts';
import { portalRoutes } from './routes.ts';

/** The rooms in which the staff of a dealer answers shoppers and looks after its cars, its feed and its profile. */
export const dealerPortal = {
  name: 'dealer-portal',
  policies: portalPolicies,
  routes: () => [portalRoutes()],
  services: (parts: PortalParts, facts: PageFacts<PortalCall>): PortalServices => ({
    enterPortal: (dealer) =>
      facts.calls.require('dealer-portal', () => enterPortal(parts, facts, dealer)),
    worksForDealer: async () => {
      const { asker, calls } = facts;
      const email = asker.kind === 'person' ? asker.consumer.email : null;
      if (email === null) return false;
      return calls.attempt('dealer-portal', () => worksForDealer(parts.database, email), false);
    },
  }),
} as const satisfies Capability<PortalParts, PageFacts<PortalCall>>;
