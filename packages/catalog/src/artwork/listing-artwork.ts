import type { Listing } from '@forecourt/domain/listing/listing';
import type { SimpleColor } from '@forecourt/domain/vehicle/codes';
import { simpleColors } from '@forecourt/domain/vehicle/codes';
import type { ArtworkBody } from './bodies/bodies.ts';
import type { DrawOptions } from './draw-car.ts';
import type { ArtworkView } from './views.ts';

type Pictured = Pick<
  Listing,
  | 'vin'
  | 'vehicleStyleCode'
  | 'bodySubtypeCode'
  | 'fuelTypeCode'
  | 'extColorSimple'
  | 'intColorSimple'
  | 'mileage'
>;

/** How a listing is drawn. The VIN is the seed: two cars of a kind differ, one car never changes. */
export function artworkFor(listing: Pictured, view: ArtworkView): Omit<DrawOptions, 'backdrop'> {
  return {
    body: bodyOf(listing),
    paint: rgbOf(listing.extColorSimple, 'SILVER'),
    interior: rgbOf(listing.intColorSimple, 'BLACK'),
    view,
    seed: listing.vin,
    isElectric: listing.fuelTypeCode === 'ELE' || listing.fuelTypeCode === 'HYD',
    ...(listing.mileage !== null && { miles: listing.mileage }),
  };
}

function rgbOf(color: SimpleColor | null, otherwise: SimpleColor): string {
  const code = color ?? otherwise;
  return simpleColors.find((simple) => simple.code === code)?.rgb ?? '#b4b9be';
}

function bodyOf({ vehicleStyleCode, bodySubtypeCode }: Pictured): ArtworkBody {
  switch (vehicleStyleCode) {
    case 'SUVCROSS':
      return bodySubtypeCode === 'MIDSIZE' || bodySubtypeCode === 'FULLSIZE'
        ? 'suv-large'
        : 'suv-small';
    case 'TRUCKS':
      return bodySubtypeCode?.endsWith('_REG') ? 'pickup-regular' : 'pickup-crew';
    case 'VANMV':
      return bodySubtypeCode === 'FULLSIZE' ? 'van' : 'minivan';
    case 'COUPE':
      return 'coupe';
    case 'CONVERT':
      return 'convertible';
    case 'HATCH':
      return 'hatchback';
    case 'WAGON':
      return 'wagon';
    case 'SEDAN':
    case null:
      return 'sedan';
  }
}
