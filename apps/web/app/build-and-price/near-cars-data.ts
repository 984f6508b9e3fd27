import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../app-context.ts';
import type { LikeBuild, LikeBuildCar } from './services.ts';

/** Cars for sale that are nearly a build, as plain data. @param address restores the build */
export function toNearCars(
  { total, cars, underSticker }: LikeBuild,
  address: string,
  app: AppContext,
) {
  return {
    total,
    underSticker,
    cars: cars.map((car) => toNearCar(car, address, app)),
  };
}

function toNearCar({ hit, choices }: LikeBuildCar, address: string, app: AppContext) {
  const { card, owner, distanceMiles } = hit;
  const price = derivedPrice(card);
  const missing = choices.filter(({ isSame }) => !isSame).map(({ name }) => name);
  const build = address.split('?')[1] ?? '';
  return {
    id: card.id,
    name: [carName(card, app.reference), card.trim].filter(Boolean).join(' '),
    href: vehiclePath(card.id),
    pictureUrl: pictureOf(card, app.remotePhotos).pictureUrl,
    seller: [
      owner.name,
      distanceMiles === null
        ? `${owner.city}, ${owner.state}`
        : `${groupDigits(Math.round(distanceMiles))} mi`,
    ].join(' · '),
    price: price === null ? 'Ask for the price' : dollars(price),
    under:
      card.msrp === null || price === null || price >= card.msrp
        ? null
        : `${dollars(card.msrp - price)} under sticker`,
    same: choices.length - missing.length,
    choices,
    differs: missing.length === 0 ? 'Built the same' : `Differs in ${missing.join(', ')}`,
    contactHref: `${vehiclePath(card.id)}/contact?${new URLSearchParams({ build })}`,
  };
}
