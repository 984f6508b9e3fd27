import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { AppContext } from '../app-context.ts';

/** What the form of a report shows of its car; null when it is not for sale. */
export async function findReportedCar(
  listingId: string,
  { services, reference, remotePhotos }: AppContext,
) {
  const found = /^\d{1,12}$/.test(listingId)
    ? await services.findCarToAsk(Number(listingId))
    : null;
  if (!found) return null;
  const { card } = found;
  const miles = card.mileage === null ? null : shortMiles(card.mileage);
  return {
    href: vehiclePath(card.id),
    name: carName(card, reference),
    detail: [card.trim, miles].filter(Boolean).join(' · '),
    price: derivedPrice(card),
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
  };
}

export type ReportedCar = NonNullable<Awaited<ReturnType<typeof findReportedCar>>>;
