import type { CarPicture } from '@forecourt/catalog/pictures/picture-of-car';
import sharp, { type Sharp } from 'sharp';
import { paintLayers } from './paint-layers.ts';
import { readLayers } from './read-layers.ts';
import { type Studio, standInStudio } from './studio.ts';

export const pictureTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type PictureFormat = keyof typeof pictureTypes;

export interface PictureForm {
  /** In pixels; a picture is three quarters as high. */
  readonly width: number;
  readonly format: PictureFormat;
  readonly studio: Studio;
}

/** Paints a car from its layers and packs the picture. */
export async function renderPicture(
  { layers, paint, isMirrored }: CarPicture,
  { width, format, studio }: PictureForm,
): Promise<Buffer> {
  const car = paintLayers(await readLayers(layers), paint);
  // A JPEG has no opacity: it always stands in a studio.
  const ground = format === 'jpg' && studio === 'none' ? 'light' : studio;
  if (ground !== 'none') standInStudio(ground, car);
  const raw = { width: car.width, height: car.height, channels: 4 } as const;
  const picture = sharp(car.pixels, { raw }).resize({ width }).flop(isMirrored);
  return pack(ground === 'none' ? picture : picture.removeAlpha(), format);
}

function pack(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 0 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 1, alphaQuality: 60 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 82 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
}
