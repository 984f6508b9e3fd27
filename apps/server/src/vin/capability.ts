import type { VinServices } from '@forecourt/web/vin/services';
import type { Capability } from '../platform/capability.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import type { ReferenceConfig } from '../reference/reference-settings.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { createDecoderLimit } from './decoder-limit.ts';
import { findUsualCar } from './find-usual-car.ts';
import { lookUpVin } from './look-up-vin.ts';
import { type VinCall, vinPolicies } from './vin-policies.ts';

type Parts = MarketParts & {
  readonly config: ReferenceConfig;
  readonly decoderLimit: SharedLimiter;
};

/** What a VIN says, and what is known of the car that carries it. */
export const vin = {
  name: 'vin',
  policies: vinPolicies,
  provide: (parts: MarketParts): { readonly decoderLimit: SharedLimiter } => ({
    decoderLimit: createDecoderLimit(parts),
  }),
  services: (parts: Parts, facts: PageFacts<VinCall>): VinServices => ({
    lookUpVin: (of) => facts.calls.attempt('vin-look-up', () => lookUpVin(parts, facts, of), null),
    usualCar: findUsualCar,
  }),
} as const satisfies Capability<Parts, PageFacts<VinCall>>;
