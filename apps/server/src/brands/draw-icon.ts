import type { Brand } from '@forecourt/domain/brand/brand';
import sharp from 'sharp';

/** What devices show of a brand: how large it is in pixels, and how much of its width the mark's box takes. */
const icons = {
  'icon-192.png': { pixels: 192, share: 0.72 },
  'icon-512.png': { pixels: 512, share: 0.72 },
  // Devices cut it to a circle, or to whatever is theirs.
  'maskable-512.png': { pixels: 512, share: 0.5 },
  'apple-touch-icon.png': { pixels: 180, share: 0.72 },
  // Beside a notice: devices take its shape alone.
  'badge-96.png': { pixels: 96, share: 1 },
} as const;
type IconName = keyof typeof icons;

export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

const white = '#ffffff';
const drawn = new Map<string, Promise<Buffer>>();

/** The mark of a brand as PNG, drawn once. */
export function drawIcon(brand: Brand, name: IconName): Promise<Buffer> {
  const key = `${brand.code} ${name}`;
  const known = drawn.get(key) ?? draw(brand, name);
  drawn.set(key, known);
  return known;
}

async function draw({ logo, theme }: Brand, name: IconName): Promise<Buffer> {
  const { pixels, share } = icons[name];
  const isBadge = name === 'badge-96.png';
  const inside = Math.round(pixels * share);
  const paths = logo.paths.map((path) => `<path d="${path}"/>`).join('');
  const fill = isBadge ? white : theme.mail.link.light;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${inside}" height="${inside}" viewBox="0 0 ${logo.size} ${logo.size}"><g fill="${fill}">${paths}</g></svg>`;
  const background = isBadge ? { r: 0, g: 0, b: 0, alpha: 0 } : white;
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: Buffer.from(mark) }])
    .png()
    .toBuffer();
}
