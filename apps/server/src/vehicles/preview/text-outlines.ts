import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const weights = { text: 400, strong: 600 } as const;
export type TextWeight = keyof typeof weights;

/** The fonts of the marketplace, read once: a machine may have none installed. */
const fonts = new Map<TextWeight, Promise<Font>>();

function fontOf(weight: TextWeight): Promise<Font> {
  const known = fonts.get(weight) ?? readFont(weights[weight]);
  fonts.set(weight, known);
  return known;
}

async function readFont(weight: number): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(
    await readFile(resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
  );
  if (!('layout' in font)) throw new Error('The font file holds several fonts.');
  return font;
}

export interface LaidText {
  readonly text: string;
  /** Pixels from the left, and down to the line that the letters stand on. */
  readonly x: number;
  readonly y: number;
  /** Pixels an em. */
  readonly size: number;
  readonly weight: TextWeight;
  /** `#rrggbb`. */
  readonly fill: string;
  /** Pixels at the most: a longer text is set smaller, down to two thirds, and then cut short. */
  readonly maxWidth: number;
}

/** A text as an SVG path, which looks the same on every machine. Letters that the font has not are left out. */
export async function outlineText(laid: LaidText): Promise<string> {
  const { x, y, size, fill, maxWidth } = laid;
  const font = await fontOf(laid.weight);
  const text = [...laid.text].filter((letter) => hasLetter(font, letter)).join('');
  const ems = (shown: string) => font.layout(shown).advanceWidth / font.unitsPerEm;
  const set = Math.min(size, Math.max((size * 2) / 3, maxWidth / ems(text || ' ')));
  let shown = text;
  for (let end = text.length; ems(shown) * set > maxWidth && end > 0; end -= 1) {
    shown = `${text.slice(0, end).trimEnd()}…`;
  }
  const scale = set / font.unitsPerEm;
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${letters(font, shown)}"/>`;
}

const hasLetter = (font: Font, letter: string) =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** In the font's units, upwards from the line that the letters stand on. */
function letters(font: Font, text: string): string {
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.translate(at + xOffset, yOffset).toSVG();
      at += xAdvance;
      return path;
    })
    .join('');
}
