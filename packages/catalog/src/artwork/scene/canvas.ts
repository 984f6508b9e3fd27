import type { Definitions } from '../svg/definitions.ts';
import { element } from '../svg/element.ts';

/** Size of every picture in its own units: 4 to 3, as cards show them. */
export const canvas = { width: 1200, height: 900 } as const;

/** A whole picture that scales to the place it is shown in. */
export function picture(definitions: Definitions, ...content: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${canvas.width} ${canvas.height}` },
    element('defs', {}, definitions.content) + content.join(''),
  );
}
