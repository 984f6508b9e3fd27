import { type Backdrop, drawBackdrop } from '../scene/backdrop.ts';
import { canvas, picture } from '../scene/canvas.ts';
import { group, shortNumber } from '../svg/element.ts';
import { bodyLight } from './body-light.ts';
import { defineShell, paintedShell, underbody } from './body-shell.ts';
import { groundShadow } from './ground-shadow.ts';
import { headLamp, tailLamp } from './lamps.ts';
import { archEdges, lowerBody } from './lower-body.ts';
import { openCabin } from './open-cabin.ts';
import { doorHandles, doorMirror, fuelDoor, pressings, shutLines, sliderRail } from './panels.ts';
import { roofRails } from './roof-rails.ts';
import type { SideCar } from './side-car.ts';
import { screenEdges, sideGlass } from './side-glass.ts';
import { sideWheels } from './side-wheels.ts';

/** Where the wheels stand, as a share of the height: the same for every car, so that rows align. */
const groundShare = 0.725;
/** Share of the width that the longest body fills. */
const widestShare = 0.925;
const longestBody = 5890;

/** The car from its left side, nose to the left, or mirrored from its right side. */
export function drawSideView(car: SideCar, backdrop: Backdrop): string {
  const { definitions, body, paint } = car;
  defineShell(car);
  const layers = [
    groundShadow(car),
    underbody(car),
    body.sideGlass ? '' : openCabin(car),
    paintedShell(car),
    definitions.clip('s', bodyLight(car), shutLines(car), lowerBody(car)),
    archEdges(car),
    screenEdges(car),
    sideGlass(car),
    roofRails(car),
    sliderRail(car),
    fuelDoor(car),
    doorHandles(car),
    pressings(car),
    headLamp(car),
    tailLamp(car),
    doorMirror(car),
    sideWheels(car),
  ];
  const isWhiteCar = paint.kind === 'white';
  const studio = drawBackdrop({ backdrop, isWhiteCar, seam: groundShare }, definitions);
  return picture(definitions, studio, group({ transform: framing(car) }, ...layers));
}

/** Long cars fill more of the frame, but less than in proportion, so that rows stay even. */
function framing({ body: { length }, nose }: SideCar): string {
  const width = canvas.width * widestShare * (length / longestBody) ** 0.3;
  const left = Math.round((canvas.width - width) / 2);
  const ground = Math.round(canvas.height * groundShare);
  const scale = shortNumber(width / length, 4);
  return nose === 'left'
    ? `translate(${left} ${ground})scale(${scale})`
    : `translate(${canvas.width - left} ${ground})scale(-${scale} ${scale})`;
}
