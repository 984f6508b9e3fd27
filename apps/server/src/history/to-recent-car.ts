import type { RecentCar } from '@forecourt/domain/account/recent-inventory';
import { derivedPrice, priceDrop } from '@forecourt/domain/listing/listing-rules';
import { carName, conditionWord } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { z } from '@hono/zod-openapi';

/** A car in a row of cars, as pages ask for it. */
export const recentCarSchema = z.object({
  id: z.int(),
  vin: z.string(),
  name: z.string().describe('Year, make and model'),
  model: z.string().describe('Its model alone, such as Civic'),
  condition: z.string(),
  trim: z.string().nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable().describe('Whole dollars'),
  drop: z.int().nullable().describe('How much less than before; null when not'),
  href: z.string(),
  pictureUrl: z.string(),
});

/** What a car in a row of cars is shown with. */
export function toRecentCar(
  card: ListingCard,
  reference: Reference,
  remotePhotos: boolean,
): RecentCar {
  return {
    id: card.id,
    vin: card.vin,
    name: carName(card, reference),
    model: reference.findModel(card.modelCode)?.name ?? card.modelCode,
    condition: conditionWord(card.listingType),
    trim: card.trim === null ? null : truncateTrim(card.trim),
    mileage: card.mileage,
    price: derivedPrice(card),
    drop: priceDrop(card),
    href: vehiclePath(card.id),
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
  };
}
