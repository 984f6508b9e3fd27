import { askDealersPath, buildPath } from '@forecourt/domain/build-and-price/build-path';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../app-context.ts';
import type { LikeBuild, LikeBuildCar } from './services.ts';

type NearContext = Pick<AppContext, 'reference' | 'remotePhotos'>;

/** Of which build, and where. */
export interface Asked {
  /** Restores the build. */
  readonly address: string;
  /** Where the shopper is. */
  readonly zip: string | null;
}

/** Where the dealers are asked. */
export function askDealersAddress({ address, zip }: Asked): string {
  const path = address.replace(buildPath, askDealersPath);
  return zip === null ? path : `${path}&zip=${zip}`;
}

/** Cars for sale that are nearly a build, as plain data. */
export function toNearCars(
  { total, cars, toAsk, underSticker }: LikeBuild,
  asked: Asked,
  app: NearContext,
) {
  return {
    total,
    underSticker,
    /** Dealers that can be asked at once. */
    dealers: toAsk.length,
    askHref: askDealersAddress(asked),
    cars: cars.map((car) => toNearCar(car, asked, app)),
  };
}

/** A car for sale that is nearly a build, as plain data. */
export function toNearCar(
  { hit, choices }: LikeBuildCar,
  { address, zip }: Asked,
  app: NearContext,
) {
  const { card, owner, distanceMiles } = hit;
  const price = derivedPrice(card);
  const missing = choices.filter(({ isSame }) => !isSame).map(({ name }) => name);
  const build = address.split('?')[1] ?? '';
  return {
    id: card.id,
    name: [carName(card, app.reference), card.trim].filter(Boolean).join(' '),
    href: vehiclePath(card.id, zip),
    pictureUrl: pictureOf(card, app.remotePhotos).pictureUrl,
    ownerId: owner.id,
    dealer: owner.name,
    where:
      distanceMiles === null
        ? `${owner.city}, ${owner.state}`
        : `${groupDigits(Math.round(distanceMiles))} mi`,
    price: price === null ? 'Ask for the price' : dollars(price),
    under:
      card.msrp === null || price === null || price >= card.msrp
        ? null
        : `${dollars(card.msrp - price)} under sticker`,
    same: choices.length - missing.length,
    choices,
    differs: missing.length === 0 ? 'Built the same' : `Differs in ${missing.join(', ')}`,
    contactHref: `${vehiclePath(card.id)}/contact?${new URLSearchParams({ build, from: 'build-and-price', ...(zip && { zip }) })}`,
  };
}
