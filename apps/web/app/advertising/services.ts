import type { AdPlace, Advert } from '@forecourt/domain/promotion/campaign';

/** What advertising spaces ask of the server. */
export interface AdvertisingServices {
  /** Advertisements of our own for a page, in the order of their places. */
  findAdverts(place: Omit<AdPlace, 'brand'>): Promise<Advert[]>;
}
