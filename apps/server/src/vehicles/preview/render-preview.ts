import type { CarPicture } from '@forecourt/catalog/pictures/picture-of-car';
import sharp from 'sharp';
import { renderPicture } from '../pictures/render-picture.ts';
import { outlineText } from './text-outlines.ts';

/** Pixels of the picture that other sites show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What the picture says. */
export interface PreviewWords {
  /** `2020 Toyota Camry`. */
  readonly name: string;
  /** `Used · LE · 33,000 mi`. */
  readonly facts: string;
  readonly price: string;
  readonly brand: string;
  /** `#rrggbb`. */
  readonly accent: string;
}

const margin = 64;
const carWidth = 832;
const ink = { strong: '#1c1b1a', soft: '#5d5a56' };

/** A car with its name and its price, as PNG. */
export async function renderPreview(picture: CarPicture, words: PreviewWords): Promise<Buffer> {
  const { width, height } = previewSize;
  const [car, text] = await Promise.all([
    renderPicture(picture, { width: 960, format: 'png', studio: 'none' }),
    drawWords(words),
  ]);
  const placed = await sharp(car).resize({ width: carWidth }).toBuffer();
  return sharp(Buffer.from(ground(words.accent)))
    .composite([
      { input: placed, left: width - carWidth + 16, top: height - (carWidth * 3) / 4 + 60 },
      { input: Buffer.from(text), left: 0, top: 0 },
    ])
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 4 })
    .toBuffer();
}

/** The studio of the pages: a light wall, a floor, and the brand's colour along the edge. */
function ground(accent: string): string {
  const { width, height } = previewSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="wall" x2="0" y2="1">
      <stop offset="0" stop-color="#f7f6f5"/><stop offset=".72" stop-color="#eeedeb"/>
      <stop offset=".78" stop-color="#e3e1de"/><stop offset="1" stop-color="#d9d7d3"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect width="12" height="100%" fill="${accent}"/></svg>`;
}

async function drawWords({ name, facts, price, brand }: PreviewWords): Promise<string> {
  const { width, height } = previewSize;
  const line = { x: margin, maxWidth: width - 2 * margin };
  const paths = await Promise.all([
    outlineText({ ...line, text: name, y: 116, size: 60, weight: 'strong', fill: ink.strong }),
    outlineText({ ...line, text: facts, y: 166, size: 30, weight: 'text', fill: ink.soft }),
    outlineText({ ...line, text: price, y: 262, size: 76, weight: 'strong', fill: ink.strong }),
    outlineText({
      ...line,
      maxWidth: 300,
      text: brand,
      y: height - 52,
      size: 30,
      fill: ink.strong,
      weight: 'strong',
    }),
    outlineText({
      x: width - 170,
      maxWidth: 110,
      text: 'Illustration',
      y: height - 24,
      size: 18,
      weight: 'text',
      fill: ink.soft,
    }),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
}
