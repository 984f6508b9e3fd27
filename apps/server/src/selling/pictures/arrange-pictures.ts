import { adLimits } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { eq } from 'drizzle-orm';
import type { Act } from '../act.ts';
import { adPictures } from '../tables.ts';
import { changePictures, type HeldPictures, writePlaces } from './change-pictures.ts';

/** Takes a picture out of an ad. */
export const removePicture: Act = {
  run: (parts, { ad, picture }, at) =>
    changePictures(parts, at, ad, async (held) => {
      const found = held.pictures.find(({ id }) => id === picture);
      if (!found) return { status: 'MISSING' };
      if (held.ad.status === 'live' && held.pictures.length <= adLimits.minPictures)
        return {
          status: 'REFUSED',
          sentence: `A car that is for sale keeps ${adLimits.minPictures} pictures: add another one first.`,
        };
      await held.transaction.delete(adPictures).where(eq(adPictures.id, found.id));
      return { status: 'DONE' };
    }),
};

/** Has buyers see a picture first. */
export const makeCover: Act = {
  run: (parts, { ad, picture }, at) =>
    changePictures(parts, at, ad, (held) => movePictureTo(held, picture, 0)),
};

/** Moves a picture to a place among the others, the cover's being 0. */
export const movePicture: Act = {
  run: (parts, { ad, picture, to = '' }, at) =>
    changePictures(parts, at, ad, async (held) =>
      /^\d{1,3}$/.test(to)
        ? movePictureTo(held, picture, Number(to))
        : { status: 'REFUSED', sentence: 'Place: expected a whole number from 0 on.' },
    ),
};

/** Behind the last one is the last place. */
async function movePictureTo(
  { transaction, pictures }: HeldPictures,
  picture: string | undefined,
  to: number,
): Promise<ActAnswer> {
  const ids = pictures.map(({ id }) => id);
  const others = ids.filter((id) => id !== picture);
  if (picture === undefined || others.length === ids.length) return { status: 'MISSING' };
  await writePlaces(transaction, others.toSpliced(to, 0, picture));
  return { status: 'DONE' };
}
