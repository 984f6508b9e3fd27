import type { SimpleColor } from '@forecourt/domain/vehicle/codes';

/** How a coat of paint throws light back. */
export interface Paint {
  /** Share of each colour that it throws back, in linear light, 0 to 1. */
  readonly albedo: readonly [red: number, green: number, blue: number];
  /** Share of metal flakes, 0 to 1. */
  readonly metal: number;
  /** How long the camera looks: white and silver shorter than the rest, as a photographer would. */
  readonly exposure: number;
  /** Share of the clear coat's mirror that is left: 1 is gloss. */
  readonly gloss: number;
}

/** Of each family the colour as sRGB, the share of metal and the exposure. */
const families: Readonly<
  Record<SimpleColor, readonly [rgb: string, metal: number, exposure: number]>
> = {
  BLACK: ['07080a', 0.4, 1],
  WHITE: ['e6e7e8', 0, 0.7],
  OFFWHITE: ['ece8de', 0.3, 0.78],
  SILVER: ['b0b4b9', 0.9, 0.86],
  GRAY: ['5d6369', 0.75, 1],
  CHARCOAL: ['2b2f34', 0.75, 1.02],
  BLUE: ['0f3d96', 0.75, 1],
  TURQUOISE: ['1d7f86', 0.6, 0.98],
  RED: ['a30d18', 0.6, 1],
  BURGUNDY: ['5a0f1c', 0.75, 1.05],
  GREEN: ['1d4a34', 0.7, 1.05],
  BROWN: ['4c3224', 0.8, 1.05],
  BEIGE: ['b8a78a', 0.65, 0.95],
  TAN: ['8f7a58', 0.6, 1],
  GOLD: ['a8843f', 0.8, 0.95],
  ORANGE: ['cf5410', 0.45, 0.98],
  YELLOW: ['e0aa10', 0.15, 0.92],
  PURPLE: ['43216b', 0.7, 1.05],
  PINK: ['cf7392', 0.45, 0.95],
};

/** Words of a maker's colour name that tell how the paint is made, the telling ones first. */
const finishes = [
  { words: /\b(matte?|frozen|satin|magno)\b/i, metal: 0.35, gloss: 0.3 },
  { words: /\b(pearl|pearlcoat|tri-?coat|crystal|mica)\b/i, metal: 0.45, gloss: 1 },
  { words: /\bmetallic\b/i, metal: 0.85, gloss: 1 },
  { words: /\b(solid|clearcoat|uni)\b/i, metal: 0, gloss: 1 },
] as const;

/** Words that make a family's colour darker or lighter: the light it throws back is so many times as much. */
const shades = [
  { words: /\b(dark|deep|midnight|night|navy|obsidian|abyss|shadow)\b/i, times: 0.45 },
  { words: /\b(light|ice|icy|pale|sky|glacier|frost)\b/i, times: 1.8 },
] as const;

/** The paint of a colour family, as the words of the maker's own name for it tell its finish and shade. */
export function paintOf(family: SimpleColor | null, name: string | null): Paint {
  const [rgb, usualMetal, exposure] = families[family ?? 'SILVER'];
  const finish = finishes.find(({ words }) => words.test(name ?? ''));
  const shade = shades.find(({ words }) => words.test(name ?? ''))?.times ?? 1;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Math.min(0.86, toLinear(Number.parseInt(rgb.slice(at, at + 2), 16) / 255) * shade),
  );
  return {
    albedo: [red, green, blue],
    metal: finish?.metal ?? usualMetal,
    exposure,
    gloss: finish?.gloss ?? 1,
  };
}

/** Leather and cloth of a colour family; black where nobody says. Neither mirrors nor is as white or black as paint. */
export function trimOf(family: SimpleColor | null): Paint {
  const { albedo } = paintOf(family ?? 'BLACK', null);
  const [red, green, blue] = albedo.map((share) => Math.min(0.62, 0.022 + 0.9 * share));
  return { albedo: [red ?? 0, green ?? 0, blue ?? 0], metal: 0, exposure: 1, gloss: 1 };
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
