import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Definitions } from '../svg/definitions.ts';
import { group, shortNumber } from '../svg/element.ts';

/** Height of the characters below, and how far each moves the pen. */
const characterHeight = 16;
const advance = 14.5;
const gap = 4;
const advances: Readonly<Record<string, number>> = { ',': 6, ' ': 7, m: 16, i: 6 };

/**
 * Characters as strokes in a field 10 wide and 16 high: instruments must look the same where a
 * machine that draws pictures has no fonts.
 */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M0 5a5 5 0 0 1 10 0v6a5 5 0 0 1-10 0z',
  '1': 'M2 3.5 6 0v16',
  '2': 'M.5 4.5C.5 1.5 2.5 0 5 0s4.5 1.6 4.5 4.2c0 1.8-.8 3-2.2 4.5L.3 16H10',
  '3': 'M.6 0h8.6L5 6c3 0 5 2 5 5s-2.2 5-5 5-4.6-1.5-5-4',
  '4': 'M7.4 16V0L0 11.4h10',
  '5': 'M9 0H1.6L.9 7c1-.9 2.4-1.3 4-1.3 3 0 5.1 2 5.1 5.1S7.8 16 4.8 16 .4 14.6 0 12.3',
  '6': 'M7.4 0 1 8.2M10 11a5 5 0 1 1-10 0 5 5 0 1 1 10 0z',
  '7': 'M0 0h10L3.8 16',
  '8': 'M5 7.4a3.7 3.7 0 1 1 .01 0zM5 7.4a4.3 4.3 0 1 0 .01 0z',
  '9': 'M2.6 16 9 7.8M0 5a5 5 0 1 1 10 0A5 5 0 1 1 0 5z',
  '-': 'M1.5 8h7',
  ',': 'M1 15.5l-.8 3',
  m: 'M0 16V8m0 2.5C.5 8.9 1.6 8 3 8s2.5 1 2.5 3v5m0-5c.3-2 1.4-3 3-3S11 9 11 11v5',
  i: 'M2 8v8M2 4.5v.1',
};

interface Lettering {
  readonly height: number;
  readonly color: string;
  /** Stroke width in sixteenths of the height. */
  readonly weight: number;
}

interface PlacedText {
  readonly text: string;
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
}

/** Draws digits, commas, dashes, spaces and the unit "mi", each text centred on its point. */
export function lettering(
  { height, color, weight }: Lettering,
  texts: readonly PlacedText[],
  definitions: Definitions,
): string {
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...texts.map((placed) => line(placed, height, definitions)),
  );
}

function line({ text, x, y }: PlacedText, height: number, definitions: Definitions): string {
  const scale = height / characterHeight;
  let width = 0;
  const characters = [...text].map((character) => {
    const left = width;
    width += advances[character] ?? advance;
    const data = strokes[character];
    if (!data) return '';
    const name = `n${character.charCodeAt(0)}`;
    definitions.shape(name, data);
    return definitions.use(name, { x: left || undefined });
  });
  const inked = width - gap;
  const left = shortNumber(x - (inked * scale) / 2, 1);
  const top = shortNumber(y - height / 2, 1);
  return group(
    { transform: `translate(${left} ${top})scale(${shortNumber(scale, 3)})` },
    ...characters,
  );
}

/** A mileage as an odometer shows it, dashes where it is unknown. */
export function mileageText(miles: number | undefined): string {
  const isKnown = miles !== undefined && Number.isFinite(miles) && miles >= 0;
  return isKnown ? `${groupDigits(Math.round(miles))} mi` : '--- mi';
}
