import { pictureLimits } from '@forecourt/domain/selling/private-ad';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../platform/refusal.ts';
import { isOtherFormat, isReadFormat } from './sent-format.ts';

/** Both sizes of a photograph, as WebP. */
export interface Photograph {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

/** The large one fits into these pixels; the small one fills them, as cards cut pictures to that shape. */
const largest = { width: 1920, height: 1440 };
const card = { width: 640, height: 480 };

/** Nobody looks at a car after that long. */
const patienceSeconds = 30;

const openAs = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).timeout({
    seconds: patienceSeconds,
  });

/**
 * Makes a photograph anew from what was sent: upright, in the colours that screens show, without anything that a
 * camera wrote beside the picture, such as the place.
 *
 * @throws Refusal of what is no such picture, or too small or too large
 */
export async function makePhotograph(sent: Uint8Array): Promise<Photograph> {
  if (!isReadFormat(sent)) throw new Refusal(isOtherFormat(sent) ? notRead : noPicture);
  await refuseMeasures(sent);
  const upright = openAs(sent)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  return packSizes(upright).catch((error: Error) => {
    throw new Refusal(notWhole, { cause: error });
  });
}

const notRead =
  'Choose a JPEG, PNG, WebP or AVIF picture. An iPhone sends JPEG where Settings, Camera, Formats says Most Compatible.';
const noPicture =
  'This file is damaged, or no picture. Choose another one: a JPEG, PNG, WebP or AVIF.';
const notWhole = 'The picture is not whole, or cannot be read. Send it again, or another one.';

async function refuseMeasures(sent: Uint8Array): Promise<void> {
  const measured = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (measured === null) throw new Refusal(notWhole);
  const { width, height } = measured;
  const { pixels, leastLong, leastShort } = pictureLimits;
  if (width * height > pixels)
    throw new Refusal(
      `This picture is larger than ${pixels / 1e6} megapixels. Choose a smaller one.`,
    );
  if (Math.max(width, height) < leastLong || Math.min(width, height) < leastShort)
    throw new Refusal(
      `This picture is too small for buyers to see the car. Choose one of ${leastLong} × ${leastShort} pixels or more.`,
    );
}

/** @param large pixels that are not packed yet */
async function packSizes(large: Sharp): Promise<Photograph> {
  const { data, info } = await large
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const [whole, small] = await Promise.all([
    pixels.clone().webp({ quality: 80, effort: 3 }).toBuffer(),
    pixels.clone().resize(card).webp({ quality: 74, effort: 3 }).toBuffer(),
  ]);
  return { large: whole, small, width, height };
}

/** A rectangle in shares of a picture's width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours that are left of what is covered: too few for a letter. */
const cells = { width: 5, height: 2 };

/** Covers an area of a photograph with a few mixed colours of it, in both sizes: what was there is in neither. */
export async function blurArea(large: Uint8Array, area: Area): Promise<Photograph> {
  const { width, height } = await openAs(large).metadata();
  const left = Math.floor(area.x * width);
  const top = Math.floor(area.y * height);
  const region = {
    left,
    top,
    width: Math.min(width, Math.ceil((area.x + area.width) * width)) - left,
    height: Math.min(height, Math.ceil((area.y + area.height) * height)) - top,
  };
  const mixed = await openAs(large)
    .extract(region)
    .resize({ ...cells, fit: 'fill', kernel: 'linear' })
    .png()
    .toBuffer();
  const { width: wide, height: high } = region;
  const cover = await sharp(mixed)
    .resize({ width: wide, height: high, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return packSizes(openAs(large).composite([{ input: cover, left, top }]));
}
