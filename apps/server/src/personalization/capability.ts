import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { personalizationPolicies } from './personalization-policies.ts';
import { type PersonalizationParts, personalizationRoutes } from './routes.ts';

/** What a shopper is offered by what they looked at, and told why. */
export const personalization = {
  name: 'personalization',
  policies: personalizationPolicies,
  routes: (parts: PersonalizationParts) => [personalizationRoutes(parts)],
} as const satisfies Capability<PersonalizationParts, PageFacts>;
