import type { BrandCode } from '@forecourt/domain/brand/brand';
import type { FindMarket } from '../market/find-market.ts';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import type { ReferenceConfig } from '../reference/reference-settings.ts';
import type { MarketParts } from '../request/parts.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import type { VinCall } from '../vin/vin-policies.ts';
import type { SentPictures } from './pictures/sent-pictures.ts';
import type { SellingCall } from './selling-policies.ts';

/** What the pages of private sellers work with. */
export type SellingParts = MarketParts & {
  readonly config: MarketParts['config'] & VehicleConfig & ReferenceConfig;
  readonly findMarket: FindMarket;
  readonly decoderLimit: SharedLimiter;
};

/** Somebody at their own ads: nothing of anybody else's is read or done there. */
export interface AtDesk {
  readonly personId: string;
  /** Confirmed, in lower case. */
  readonly email: string;
  readonly brand: BrandCode;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The address that limits count by. */
  readonly client: string;
  /** What came with the form. */
  readonly sent: SentPictures;
  /** For parts that a page does without. */
  readonly calls: Calls<SellingCall | VinCall>;
}
