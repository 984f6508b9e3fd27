import type { Listing } from '@forecourt/domain/listing/listing';
import { type CarBody, maxRows } from './bodies.ts';
import { bodyOf, cabinOf, type ShapedCar } from './body-of-car.ts';
import { type CarLayers, findCabin, findLayers, findOfFace, renderedFaces } from './car-layers.ts';
import { type Paint, paintOf, trimOf } from './paints.ts';
import {
  type CabinView,
  cabinViews,
  type GalleryView,
  galleryViews,
  isCabinView,
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
  const { view: seen, isMirrored } = renderedAs(view);
  const layers = layersOf(car, seen);
  const paint = isCabinView(view)
    ? trimOf(car.intColorSimple)
    : paintOf(car.extColorSimple, car.extColorName);
  return layers && { layers, paint, isMirrored };
}

/** The views that there are of a car, in the order of its gallery. */
export function viewsOfCar(car: ShapedCar): readonly GalleryView[] {
  return galleryViews.filter((view) => layersOf(car, view));
}

function layersOf(car: ShapedCar, view: PictureView): CarLayers | undefined {
  const body = bodyOf(car);
  if (isCabinView(view))
    return rowOf(view) > rowsOf(car, body) ? undefined : findCabin(cabinOf(car), view);
  const face = faceOf(car, renderedFaces(body));
  return view === 'wheel' ? findOfFace(body, face, view) : findLayers(body, face, view);
}

/** The row of seats that is seen. */
function rowOf(view: CabinView): number {
  return cabinViews.indexOf(view) + 1;
}

/** More than five seats stand in three rows, two in one. */
function rowsOf({ seats }: ShapedCar, body: CarBody): number {
  const rows = seats === null || seats > 5 ? 3 : 2;
  return seats !== null && seats <= 2 ? 1 : Math.min(rows, maxRows(body));
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
