import type { Article } from '@forecourt/domain/content/article';
import type { DrawOptions } from '../artwork/draw-car.ts';
import { artworkFor } from '../artwork/listing-artwork.ts';

/** How the car beside an article is drawn. */
export function artworkForArticle({
  slug,
  about,
  drawing,
}: Article): Omit<DrawOptions, 'backdrop'> {
  const car = {
    vin: slug,
    vehicleStyleCode: drawing.style,
    bodySubtypeCode: null,
    fuelTypeCode: about.fuels?.[0] ?? null,
    extColorSimple: drawing.color,
    intColorSimple: null,
    mileage: null,
  };
  return artworkFor(car, 'side');
}
