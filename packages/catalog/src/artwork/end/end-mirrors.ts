import { group, path } from '../svg/element.ts';
import { type EndCar, onBothSides } from './end-car.ts';
import { beltShare } from './end-shell.ts';

/** Both door mirrors on their arms. */
export function endMirrors(car: EndCar): string {
  const { body, paint, tones, measures } = car;
  const x = Math.round(measures.halfWidth * beltShare(car) + 22);
  const scale = body.cladding === 'van' ? 1 : 0.82;
  return onBothSides(
    group(
      { transform: `translate(${x} ${-measures.belt - 65})scale(${scale})` },
      path('M-60 40l90-14v-34h-90z', { fill: '#111' }),
      path('M14 32c-14-64-6-104 40-108l116-6c42 0 54 20 48 60-4 34-22 52-50 54z', {
        fill: paint.shade(tones.middle),
      }),
      path('M10-16c2-40 16-58 45-60l114-6c32 0 46 10 48 34z', {
        fill: paint.shade(tones.belt + 0.3),
      }),
    ),
  );
}
