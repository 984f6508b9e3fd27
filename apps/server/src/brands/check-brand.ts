import type { Brand } from '@forecourt/domain/brand/brand';
import { clashesOf } from '@forecourt/domain/brand/brand-folder';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { contrastOf } from './contrast.ts';

/** Text of usual size is readable from this contrast on (WCAG 2, level AA). */
const minContrast = 4.5;

/** What mails are written on, light and dark. */
const cards = { light: '#ffffff', dark: '#1b1a19' } as const;

/** What a shopper would stumble over though each file is in order. */
export function checkBrand(brand: Brand, reference: Reference): readonly string[] {
  const others = allBrands().filter(({ code }) => code !== brand.code);
  const { makeCode } = brand;
  const make =
    makeCode !== null && !reference.findMake(makeCode)
      ? [`brand.json: makeCode there is no make “${makeCode}”`]
      : [];
  return [...make, ...clashesOf([brand, ...others]), ...checkColours(brand)];
}

function checkColours({ theme: { mail } }: Brand): readonly string[] {
  return (['light', 'dark'] as const).flatMap((shade) => {
    const pairs = [
      ['onAccent', mail.onAccent[shade], mail.accent[shade]],
      ['link', mail.link[shade], cards[shade]],
    ] as const;
    return pairs.flatMap(([name, text, ground]) => {
      const contrast = contrastOf(text, ground);
      if (contrast >= minContrast) return [];
      const found = contrast.toFixed(1);
      return [
        `theme.json: mail.${name}.${shade} ${text} on ${ground} has a contrast of ${found}: expected ${minContrast}`,
      ];
    });
  });
}
