import type { Listing } from '@forecourt/domain/listing/listing';
import type { PaymentServices } from '@forecourt/domain/listing/seller/owner';
import type { HomeServiceCode } from '@forecourt/domain/vehicle/codes';
import type { CarField } from './car-fields.ts';

/** A car as a feed describes it, read and checked, before it has an id, an owner and a price history. */
export type CarDraft = Omit<Listing, 'id' | 'ownerId' | 'priceHistory' | 'listedOn'> & {
  /** When the feed says; otherwise the day of the import. */
  readonly listedOn: string | null;
};

/** Whom a row belongs to, as far as the feed tells. */
export interface SellerDraft {
  /** Stable over runs: the feed's own id, or one made of name and ZIP. */
  readonly dealerCode: string;
  readonly name: string;
  readonly privateSeller: boolean;
  /** That a private seller takes no offers. */
  readonly firmPrice: boolean;
  readonly address1: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly dmaCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  /** Where leads go; told to nobody else. */
  readonly leadEmail: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly logoUrl: string | null;
  /** Null where the feed tells nothing of them, so that what is known stays. */
  readonly homeServices: readonly HomeServiceCode[] | null;
  readonly paymentServices: PaymentServices | null;
}

/** What can be told of a car whose row was refused. */
export interface RefusedCar {
  /** Null where it cannot be told whose it is, and of private sellers. */
  readonly dealerCode: string | null;
  readonly stockNumber: string | null;
  /** Year, make, model and trim as the row has them. */
  readonly words: string;
}

/** Why a row was refused, one for each cell at fault. */
export interface Refusal {
  readonly field: CarField;
  /** The file's own column name. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}
