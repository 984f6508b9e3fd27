import type { Listing } from '@forecourt/domain/listing/listing';
import { bodyOf, cabinOf, type ShapedCar } from './body-of-car.ts';
import { type CarLayers, findCabin, findLayers, renderedFaces } from './car-layers.ts';
import { type Paint, paintOf, trimOf } from './paints.ts';
import {
  type GalleryView,
  galleryViews,
  type PictureView,
  renderedAs,
  type SpinView,
  spinViews,
} from './views.ts';

/** What of a car its picture is told by. */
export type PicturedCar = ShapedCar &
  Pick<Listing, 'extColorSimple' | 'extColorName' | 'intColorSimple'>;

export interface CarPicture {
  readonly layers: CarLayers;
  readonly paint: Paint;
  readonly isMirrored: boolean;
}

/** The layers and the paint that a car without photographs is shown by; nothing from where it was not rendered. */
export function pictureOfCar(car: PicturedCar, view: PictureView): CarPicture | undefined {
  if (view === 'interior') return pictureOfCabin(car);
  const body = bodyOf(car);
  const { view: seen, isMirrored } = renderedAs(view);
  const layers = findLayers(body, faceOf(car, renderedFaces(body)), seen);
  return layers && { layers, paint: paintOf(car.extColorSimple, car.extColorName), isMirrored };
}

function pictureOfCabin(car: PicturedCar): CarPicture | undefined {
  const layers = findCabin(cabinOf(car));
  return layers && { layers, paint: trimOf(car.intColorSimple), isMirrored: false };
}

/** The views that there are of a car, in the order of its gallery. */
export function viewsOfCar(car: ShapedCar): readonly GalleryView[] {
  const body = bodyOf(car);
  return galleryViews.filter((view) =>
    view === 'interior' ? findCabin(cabinOf(car)) : findLayers(body, '', view),
  );
}

/** The frames of a whole turn, the left side first and then the nose; none where the body was not rendered so. */
export function spinOfCar(car: ShapedCar): readonly SpinView[] {
  const body = bodyOf(car);
  const isWhole = spinViews.every((view) => findLayers(body, '', renderedAs(view).view));
  return isWhole ? spinViews : [];
}

/** The face without a grille. */
const electricFace = 'd';

/** A make keeps one face of a body for good; only electric cars go without a grille. */
function faceOf({ makeCode, fuelTypeCode }: ShapedCar, faces: readonly string[]): string {
  if (fuelTypeCode === 'ELE' && faces.includes(electricFace)) return electricFace;
  const grilles = faces.filter((face) => face !== electricFace);
  let sum = 0;
  for (const letter of makeCode) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return grilles[sum % Math.max(1, grilles.length)] ?? '';
}
