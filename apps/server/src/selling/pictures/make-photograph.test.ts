import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { blurArea, makePhotograph } from './make-photograph.ts';

/** A picture whose left half is red and whose right half is blue, as a camera that lies on its side writes it. */
function takePicture(width: number, height: number, orientation = 1) {
  const red = { r: 220, g: 20, b: 20 };
  const half = { width: Math.round(width / 2), height, channels: 3 as const };
  const blue = sharp({ create: { ...half, background: { r: 20, g: 20, b: 220 } } });
  return blue
    .png()
    .toBuffer()
    .then((input) =>
      sharp({ create: { width, height, channels: 3, background: red } })
        .composite([{ input, left: half.width, top: 0 }])
        .withExif({
          IFD0: { Make: 'Camera of somebody' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1' },
        })
        .withMetadata({ orientation }),
    );
}

const pixelAt = async (picture: Uint8Array, left: number, top: number) => [
  ...(await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()),
];

describe('a photograph', () => {
  test('is upright, and has nothing of what the camera wrote', async () => {
    const sent = await (await takePicture(1200, 900, 6)).jpeg().toBuffer();
    const before = await sharp(sent).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.toString('latin1')).toContain('Camera of somebody');
    const { large, small, ...size } = await makePhotograph(sent);
    expect(size).toEqual({ width: 900, height: 1200 });
    for (const picture of [large, small]) {
      const { exif, icc, xmp, orientation, format } = await sharp(picture).metadata();
      expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' });
    }
    // What was left is above now.
    const top = await pixelAt(large, 450, 20);
    const below = await pixelAt(large, 450, 1180);
    expect(top[0]).toBeGreaterThan(180);
    expect(below[2]).toBeGreaterThan(180);
  });

  test.each([
    [4032, 3024, 1920, 1440],
    [3024, 4032, 1080, 1440],
    [6000, 2000, 1920, 640],
    [640, 480, 640, 480],
    [700, 500, 700, 500],
  ])(
    'of %i × %i pixels is kept at %i × %i, and for cards at 640 × 480',
    async (width, height, wide, high) => {
      const made = await makePhotograph(await (await takePicture(width, height)).jpeg().toBuffer());
      expect(made).toMatchObject({ width: wide, height: high });
      expect(await sharp(made.large).metadata()).toMatchObject({ width: wide, height: high });
      expect(await sharp(made.small).metadata()).toMatchObject({ width: 640, height: 480 });
    },
  );

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const sent = await (await takePicture(800, 600)).toFormat(format).toBuffer();
    expect(await makePhotograph(sent)).toMatchObject({ width: 800, height: 600 });
  });

  test.each(['gif', 'tiff'] as const)('may be no %s', async (format) => {
    const sent = await (await takePicture(800, 600)).toFormat(format).toBuffer();
    await expect(makePhotograph(sent)).rejects.toThrow(/^Choose a JPEG, PNG, WebP or AVIF/);
  });

  test('is no drawing, no page and no picture of a phone that is not read here', async () => {
    const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
    await expect(makePhotograph(Buffer.from(heic, 'latin1'))).rejects.toThrow(/^Choose a JPEG/);
    const texts = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      '<!doctype html><p>Hello',
      'a JPEG whose beginning is lost',
      '',
    ];
    for (const text of texts)
      await expect(makePhotograph(Buffer.from(text, 'latin1'))).rejects.toThrow(
        /^This file is damaged, or no picture/,
      );
  });

  test('is whole', async () => {
    const sent = await (await takePicture(1200, 900)).jpeg().toBuffer();
    await expect(makePhotograph(sent.subarray(0, sent.length / 2))).rejects.toThrow(/not whole/);
    const head = await (await takePicture(1200, 900)).png().toBuffer();
    await expect(makePhotograph(head.subarray(0, 20))).rejects.toThrow(/not whole/);
  });

  test.each([
    [639, 480],
    [640, 479],
    [479, 640],
  ])('is not as small as %i × %i', async (width, height) => {
    const sent = await (await takePicture(width, height)).jpeg().toBuffer();
    await expect(makePhotograph(sent)).rejects.toThrow(/too small.+640 × 480/);
  });

  test('is not larger than can be taken in, however few bytes say so', async () => {
    const many = { width: 10_000, height: 6001, channels: 3 as const, background: '#fff' };
    const sent = await sharp({ create: many }).png({ compressionLevel: 9 }).toBuffer();
    expect(sent.length).toBeLessThan(1_000_000);
    await expect(makePhotograph(sent)).rejects.toThrow(/60 megapixels/);
  });

  test('that can be seen through stands on white', async () => {
    const clear = { width: 800, height: 600, channels: 4 as const, background: '#00000000' };
    const { large } = await makePhotograph(await sharp({ create: clear }).png().toBuffer());
    expect(await pixelAt(large, 10, 10)).toEqual([255, 255, 255]);
  });
});

describe('what is covered', () => {
  /** Black and white stripes, four pixels wide, as letters of a plate are. */
  async function stripes() {
    const pixels = Buffer.alloc(1600 * 1200 * 3);
    for (let at = 0; at < 1600 * 1200; at++)
      pixels.fill((at >> 2) & 1 ? 255 : 0, at * 3, at * 3 + 3);
    const raw = { width: 1600, height: 1200, channels: 3 as const };
    return makePhotograph(await sharp(pixels, { raw }).png().toBuffer());
  }

  /** How far the brightest and the darkest point of a row are apart. */
  async function contrast(picture: Uint8Array, area: Region) {
    const part = await sharp(picture).extract(area).png().toBuffer();
    const { channels } = await sharp(part).stats();
    return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  }

  test('is in neither size any more, and all else stays', async () => {
    const { large } = await stripes();
    const made = await blurArea(large, { x: 0.4, y: 0.5, width: 0.2, height: 0.1 });
    expect(made).toMatchObject({ width: 1600, height: 1200 });
    expect(
      await contrast(made.large, { left: 650, top: 606, width: 300, height: 108 }),
    ).toBeLessThan(40);
    expect(
      await contrast(made.small, { left: 262, top: 245, width: 116, height: 38 }),
    ).toBeLessThan(40);
    expect(
      await contrast(made.large, { left: 650, top: 200, width: 300, height: 108 }),
    ).toBeGreaterThan(150);
  });

  test('may be at an edge, and as small as a point', async () => {
    const { large } = await stripes();
    for (const area of [
      { x: 0.9, y: 0.9, width: 0.1, height: 0.1 },
      { x: 0, y: 0, width: 0.001, height: 0.001 },
    ])
      expect(await blurArea(large, area)).toMatchObject({ width: 1600, height: 1200 });
  });
});
