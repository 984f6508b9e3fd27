import {
  createSharedLimiter,
  type LimitSource,
  type SharedLimiter,
} from '../platform/limits/shared-limiter.ts';

/** VINs that are new here and that one address has vPIC asked about. */
export const decoderRate = { max: 60, windowMs: 600_000 };

/** Nobody uses up what vPIC answers to us: beyond it a VIN is told without. */
export const createDecoderLimit = (source: LimitSource): SharedLimiter =>
  createSharedLimiter(source, 'vpic', decoderRate);
