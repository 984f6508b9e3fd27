import { type Backdrop, drawBackdrop } from '../scene/backdrop.ts';
import { canvas, picture } from '../scene/canvas.ts';
import { group, shortNumber } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';
import { endGlass } from './end-glass.ts';
import { endMirrors } from './end-mirrors.ts';
import { defineEndShell, endLight, endRimLight, paintedEndShell } from './end-shell.ts';
import { frontFace } from './front-face.ts';
import { behindOpenShell, openWindscreen } from './open-top.ts';
import { rearFace } from './rear-face.ts';
import { runningGear } from './running-gear.ts';

/** Where the tyres stand and where the wall meets the floor, as shares of the height. */
const groundShare = 0.815;
const seam = 0.76;

/** The car from its front or its rear. */
export function drawEndView(car: EndCar, backdrop: Backdrop): string {
  const { definitions, body, end, paint } = car;
  const isOpen = !body.sideGlass;
  defineEndShell(car);
  const layers = [
    runningGear(car),
    isOpen ? behindOpenShell(car) : '',
    endMirrors(car),
    paintedEndShell(car),
    definitions.clip(
      'b',
      endLight(car),
      endGlass(car),
      end === 'front' ? frontFace(car) : rearFace(car),
      endRimLight(car),
    ),
    isOpen ? openWindscreen(car) : '',
  ];
  const studio = drawBackdrop({ backdrop, isWhiteCar: paint.kind === 'white', seam }, definitions);
  return picture(definitions, studio, group({ transform: framing(body.height) }, ...layers));
}

/** Tall bodies are drawn smaller, but less than in proportion. */
function framing(height: number): string {
  const scale = 0.335 * (1600 / height) ** 0.75;
  const ground = Math.round(canvas.height * groundShare);
  return `translate(${canvas.width / 2} ${ground})scale(${shortNumber(scale, 4)})`;
}
