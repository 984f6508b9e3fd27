import type { Showcase } from '@forecourt/domain/promotion/promotions';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { CardData } from '../cards/car-card-data.ts';
import { stockPlace } from './stock-place.ts';

/** A dealer and some of its cars, ready to print. */
export interface ShowcaseData {
  readonly variant: Showcase['variant'];
  readonly name: string;
  readonly tagline: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly distanceMiles: number | null;
  readonly stock: number;
  /** To all cars of the dealer. */
  readonly href: string;
  readonly cars: readonly ShowcaseCar[];
}

/** A car of it, beside others. */
export interface ShowcaseCar extends Pick<CardData, 'id' | 'href' | 'pictureUrl' | 'price'> {
  readonly name: string;
  /** Trim and mileage, as far as they are known. */
  readonly facts: string;
}

function toShowcaseCar({ id, href, pictureUrl, price, ...car }: CardData): ShowcaseCar {
  const facts = [car.trim, car.mileage === null ? null : shortMiles(car.mileage)];
  return {
    id,
    href,
    pictureUrl,
    price,
    name: `${car.year} ${makeAndModel(car.make, car.model)}`,
    facts: facts.filter(Boolean).join(' · '),
  };
}

export function toShowcaseData(
  { variant, owner, distanceMiles, cars, stock }: Showcase,
  query: SearchQuery,
  toCard: (hit: SearchHit) => CardData,
  url: (query: SearchQuery) => string,
): ShowcaseData {
  const { numRecords, sortBy, marketExtension } = query;
  return {
    variant,
    name: owner.name,
    tagline: owner.tagline,
    address: owner.address1 && `${owner.address1}, ${owner.city}`,
    phone: owner.phone,
    rating: owner.rating,
    reviewCount: owner.reviewCount,
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles),
    stock,
    // All of them are there, with their distance from the shopper.
    href: url({
      filters: {},
      showcaseOwnerId: owner.id,
      page: 1,
      numRecords,
      sortBy,
      marketExtension,
      ...stockPlace(query, owner, distanceMiles),
    }),
    cars: cars.map((hit) => toShowcaseCar(toCard(hit))),
  };
}
