import { createHash, randomUUID } from 'node:crypto';
import { adLimits, pictureLimits, tooLargePicture } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import type { Act } from '../act.ts';
import { findAd } from '../ads/own-ads.ts';
import { adPictures } from '../tables.ts';
import { changePictures, type HeldPictures, readPlaces } from './change-pictures.ts';
import { makePhotograph } from './make-photograph.ts';
import { inItsTurn } from './photograph-queue.ts';

/** Adds a picture behind the others. Sent twice, it is there once. */
export const addPicture: Act = {
  async run(parts, { ad: adId, file }, at) {
    const ad = await findAd(parts.database, at.personId, adId);
    if (!ad) return { status: 'MISSING' };
    const sent = at.sent.find(file);
    if (!sent) return { status: 'INVALID', problems: { file: 'Choose a picture.' } };
    if (sent.size > pictureLimits.bytes) return refused(tooLargePicture);
    const bytes = await sent.bytes();
    const hash = createHash('sha256').update(bytes).digest('base64url');
    // Told before the work: nobody waits for what is not kept.
    const told = answerAhead(await readPlaces(parts.database, ad.id), hash);
    if (told !== null) return told;
    const made = await inItsTurn(() => makePhotograph(bytes));
    return changePictures(parts, at, adId, async ({ transaction, pictures }) => {
      const answer = answerAhead(pictures, hash);
      if (answer !== null) return answer;
      const place = (pictures.at(-1)?.place ?? 0) + 1;
      await transaction
        .insert(adPictures)
        .values({ id: randomUUID(), adId: ad.id, place, sentHash: hash, ...made });
      return { status: 'DONE' };
    });
  },
};

const refused = (sentence: string): ActAnswer => ({ status: 'REFUSED', sentence });

/** Null where the picture is to be made. */
function answerAhead(pictures: HeldPictures['pictures'], hash: string): ActAnswer | null {
  if (pictures.some(({ sentHash }) => sentHash === hash)) return { status: 'DONE' };
  return pictures.length < adLimits.maxPictures
    ? null
    : refused(`An ad has ${adLimits.maxPictures} pictures at most: remove another one first.`);
}
