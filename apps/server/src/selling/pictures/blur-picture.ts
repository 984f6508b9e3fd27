import { randomUUID } from 'node:crypto';
import { pictureLimits } from '@forecourt/domain/selling/private-ad';
import { and, eq } from 'drizzle-orm';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Act } from '../act.ts';
import { findAd } from '../ads/own-ads.ts';
import { adPictures } from '../tables.ts';
import { changePictures } from './change-pictures.ts';
import { type Area, blurArea } from './make-photograph.ts';
import { inItsTurn } from './photograph-queue.ts';

/**
 * Covers what a seller marked, such as a plate, for good. The picture has another address then, as browsers
 * keep the old one.
 */
export const blurPicture: Act = {
  async run(parts, { ad: adId, picture = '', ...marked }, at) {
    const ad = await findAd(parts.database, at.personId, adId);
    if (!ad || !isUuid(picture)) return { status: 'MISSING' };
    const area = readArea(marked);
    if (typeof area === 'string') return { status: 'REFUSED', sentence: area };
    const isIt = and(eq(adPictures.id, picture), eq(adPictures.adId, ad.id));
    const [found] = await parts.database
      .select({ large: adPictures.large })
      .from(adPictures)
      .where(isIt);
    if (!found) return { status: 'MISSING' };
    const made = await inItsTurn(() => blurArea(found.large, area));
    return changePictures(parts, at, adId, async ({ transaction }) => {
      const changed = await transaction
        .update(adPictures)
        .set({ id: randomUUID(), ...made })
        .where(isIt)
        .returning({ id: adPictures.id });
      return changed.length === 0 ? { status: 'MISSING' } : { status: 'DONE' };
    });
  },
};

const names = ['x', 'y', 'width', 'height'] as const;

/** The marked area; a sentence where there is none. */
function readArea(fields: Readonly<Record<string, string>>): Area | string {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = names.map(
    (name) =>
      /^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/.test(fields[name] ?? '')
        ? Number(fields[name])
        : Number.NaN,
  );
  const isWithin = width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001;
  if (!isWithin) return 'Mark what is to be blurred within the picture.';
  return width * height > pictureLimits.blurred
    ? 'Mark less: up to a quarter of a picture is blurred at once.'
    : { x, y, width, height };
}
