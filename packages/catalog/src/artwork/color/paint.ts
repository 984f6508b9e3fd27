import { isHexColor, toHex, toOklab } from './oklab.ts';

/** Paints of very light and very dark cars reflect the studio in their own way. */
export type PaintKind = 'white' | 'light' | 'color' | 'black';

/** One paint and every shade that light and shadow make of it. */
export interface Paint {
  readonly kind: PaintKind;
  /** From -1, the darkest shade, over 0, the paint itself, to 1, the brightest light on it. */
  shade(tone: number): string;
}

const defaultPaint = '#b4b9be';

/** The paint of `#rrggbb`; any other text is painted silver. */
export function toPaint(color: string): Paint {
  const base = toOklab(isHexColor(color) ? color : defaultPaint);
  const chroma = Math.hypot(base.a, base.b);
  const isNeutral = chroma < 0.03;
  const warmth = warmthOfShades(base.a, base.b, chroma);
  return {
    kind: kindOf(base.l),
    shade(tone) {
      if (tone >= 0) {
        const light = Math.min(1, tone);
        // Slow at first, or a lit red turns salmon.
        const kept = 1 - 0.75 * light ** 1.6;
        return toHex({
          l: base.l + (0.985 - base.l) * light,
          a: base.a * kept,
          b: base.b * kept,
        });
      }
      const remaining = 1 + Math.max(-1, tone);
      const kept = isNeutral ? remaining : 0.35 + 0.65 * remaining;
      const coolness = isNeutral ? 0.012 * tone : 0;
      return toHex({
        l: base.l * remaining,
        a: base.a * kept - tone * warmth,
        b: base.b * kept + coolness,
      });
    },
  };
}

function kindOf(lightness: number): PaintKind {
  if (lightness > 0.88) return 'white';
  if (lightness < 0.24) return 'black';
  return lightness > 0.72 ? 'light' : 'color';
}

/** Shades of yellow and gold lean to orange: they would look olive else. */
function warmthOfShades(a: number, b: number, chroma: number): number {
  const isYellow = b > 0.08 && a < 0.07;
  return isYellow ? 0.07 * Math.min(1, Math.max(0, (chroma - 0.09) / 0.07)) : 0;
}
