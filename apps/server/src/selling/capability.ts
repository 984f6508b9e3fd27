import type { SellingServices } from '@forecourt/web/selling/services';
import type { Capability } from '../platform/capability.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { VinCall } from '../vin/vin-policies.ts';
import { adsCommand } from './ads-command.ts';
import { enterSelling } from './enter-selling.ts';
import { answerCounter, findCounter } from './offers/answer-counter.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { sellingJobs } from './selling-jobs.ts';
import { sellingKeeping } from './selling-keeping.ts';
import type { SellingParts } from './selling-parts.ts';
import { type SellingCall, sellingPolicies } from './selling-policies.ts';
import { sellingRoutes } from './selling-routes.ts';

/** The pages on which people sell a car of their own. */
export const selling = {
  name: 'selling',
  policies: sellingPolicies,
  commands: [adsCommand],
  jobs: (parts: SellingParts) => sellingJobs({ ...parts, originOf: mailedOrigins(parts.config) }),
  keeps: (parts: SellingParts) => [
    sellingKeeping({ ...parts, originOf: mailedOrigins(parts.config) }),
  ],
  routes: (parts: SellingParts) => [sellingRoutes(parts), pictureRoutes(parts)],
  services: (parts: SellingParts, facts: PageFacts<SellingCall | VinCall>): SellingServices => ({
    enterSelling: () => facts.calls.require('selling', () => enterSelling(parts, facts)),
    findCounter: (token) =>
      facts.calls.attempt('offer-counter', () => findCounter(parts.database, token), null),
    answerCounter: (token, answer) =>
      facts.calls.require('selling', () => answerCounter(parts, token, answer)),
  }),
} as const satisfies Capability<SellingParts, PageFacts<SellingCall | VinCall>>;
