import type { Article } from '@forecourt/domain/content/article';
import type { PicturedCar } from '../pictures/picture-of-car.ts';

/** The car that stands beside an article. */
export function carOfArticle({ slug, about, drawing }: Article): PicturedCar {
  return {
    makeCode: about.makeCodes?.[0] ?? slug,
    modelCode: about.modelCodes?.[0] ?? '',
    vehicleStyleCode: drawing.style,
    bodySubtypeCode: null,
    fuelTypeCode: about.fuels?.[0] ?? null,
    seats: null,
    extColorSimple: drawing.color,
    extColorName: null,
    intColorSimple: null,
  };
}
