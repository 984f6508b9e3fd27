import { z } from 'zod';

/** Other sites are linked to by these only: no script, no address of ours by another scheme. */
const webAddress = z.url({ protocol: /^https$/ }).max(500);

/** Something that comes with a car from somebody else, as the seller's feed shows it. */
export const productTileSchema = z
  .object({
    /** `CARFAX_APPENDED`, `CERTIFIED_PROGRAM`: the feed's own word. */
    tileType: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
    tileSubType: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}$/)
      .nullable()
      .default(null),
    image: z
      .object({ src: webAddress, alt: z.string().max(120).default('') })
      .nullable()
      .default(null),
    link: z
      .object({ href: webAddress, label: z.string().min(1).max(80) })
      .nullable()
      .default(null),
  })
  .refine(({ image, link }) => image !== null || link !== null);
export type ProductTile = z.infer<typeof productTileSchema>;

/** Tiles of a car at the most. */
const maxTiles = 6;

/** Tiles of a feed's cell, JSON; those that are not as they should be are left out. */
export function parseProductTiles(text: string): ProductTile[] {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return [];
    return found
      .slice(0, maxTiles)
      .flatMap((tile: unknown) => productTileSchema.safeParse(tile).data ?? []);
  } catch {
    return [];
  }
}
