import type { SwapFacts } from '@forecourt/domain/listing/better-swaps';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { distanceMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint, SearchHit } from '@forecourt/domain/search/search-engine';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';

/** A car that is better than another in something, in words. */
export interface SwapData {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly price: string;
  /** `$900 less`, the greatest first. */
  readonly words: readonly string[];
  readonly pictureUrl: string;
}

/** A car that others are compared with. */
interface SwappedCar {
  readonly car: SwapFacts;
  readonly seller: GeoPoint;
  /** From where distances are told; null for nowhere. */
  readonly place: Place | null;
}

/** Better cars than one, as they differ from it. */
export function toSwaps(
  found: readonly SearchHit[],
  { car, seller, place }: SwappedCar,
  { reference, remotePhotos }: Pick<AppContext, 'reference' | 'remotePhotos'>,
): SwapData[] {
  return found.map(({ card, owner }) => ({
    id: card.id,
    href: vehiclePath(card.id, place?.zip ?? null),
    name: [carName(card, reference), card.trim].filter(Boolean).join(' '),
    price: dollars(derivedPrice(card) ?? 0),
    words: [
      ...differences(car, card),
      place === null
        ? `in ${owner.city}, ${owner.state}`
        : fartherWords(distanceMiles(place, owner) - distanceMiles(place, seller)),
    ],
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
  }));
}

function differences(car: SwapFacts, other: SwapFacts): string[] {
  const less = (derivedPrice(car) ?? 0) - (derivedPrice(other) ?? 0);
  const fewer = (car.mileage ?? 0) - (other.mileage ?? 0);
  const newer = other.year - car.year;
  return [
    less > 0 ? `${dollars(less)} less` : null,
    fewer > 0 ? (fewer === 1 ? '1 fewer mile' : `${groupDigits(fewer)} fewer miles`) : null,
    newer > 0 ? `${newer} ${newer === 1 ? 'year' : 'years'} newer` : null,
  ].filter((words) => words !== null);
}

/** @param miles that a car is farther away than another one */
function fartherWords(miles: number): string {
  const rounded = Math.round(miles);
  if (rounded === 0) return 'as far away';
  const distance = `${groupDigits(Math.abs(rounded))} ${Math.abs(rounded) === 1 ? 'mile' : 'miles'}`;
  return rounded > 0 ? `${distance} farther` : `${distance} nearer`;
}
