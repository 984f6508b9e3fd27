import type { Paint } from '@forecourt/catalog/pictures/paints';
import type { LayerPixels } from './read-layers.ts';
import { layerLight, toByte } from './tone.ts';

/** Pictures are 4:3, layers are wider: this share of what is missing in height goes above the car. */
const airAbove = 0.62;

/** Red, green, blue and opacity, row by row. */
export interface PaintedCar {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * Paints a car in linear light: what no paint changes, and what its colour takes of the light on it.
 *
 * @returns the car with its shadow on nothing, for any ground
 */
export function paintLayers({ width, height, light, paint }: LayerPixels, coat: Paint): PaintedCar {
  const framed = Math.round((width * 3) / 4);
  const above = Math.round((framed - height) * airAbove);
  const pixels = new Uint8Array(width * framed * 4);
  const [red, green, blue] = coat.albedo;
  const { metal, exposure, gloss } = coat;
  const first = above * width * 4;
  for (let from = 0, of = 0; from < light.length; from += 4, of += 3) {
    const cover = light[from + 3] ?? 0;
    const shadow = paint[of + 2] ?? 0;
    const opacity = cover + (shadow * (255 - cover)) / 255;
    if (opacity < 1) continue;
    const at = first + from;
    pixels[at + 3] = opacity;
    if (cover === 0) continue;
    const solid = layerLight[paint[of] ?? 0] ?? 0;
    const taken = solid + metal * ((layerLight[paint[of + 1] ?? 0] ?? 0) - solid);
    // A matt coat mirrors less, where there is paint.
    const mirror = gloss + (1 - gloss) * Math.max(0, 1 - 6 * solid);
    // Light is that of the covered part; the shadow beside it is black.
    const gain = (exposure * 255) / cover;
    const share = Math.sqrt(cover / opacity);
    const shine = (byte: number | undefined) => mirror * (layerLight[byte ?? 0] ?? 0);
    pixels[at] = share * toByte(gain * (shine(light[from]) + red * taken));
    pixels[at + 1] = share * toByte(gain * (shine(light[from + 1]) + green * taken));
    pixels[at + 2] = share * toByte(gain * (shine(light[from + 2]) + blue * taken));
  }
  return { width, height: framed, pixels };
}
