import { randomUUID } from 'node:crypto';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { adLimits, hasEnded, noFacts } from '@forecourt/domain/selling/private-ad';
import { readVin } from '@forecourt/domain/vehicle/vin-reading';
import { lockByName } from '../../platform/database/lock-by-name.ts';
import { lookUpVin } from '../../vin/look-up-vin.ts';
import type { Act } from '../act.ts';
import { privateAds } from '../tables.ts';
import { barredSentence, isBarred } from './barred-vins.ts';
import { findOtherOffer, otherOfferSentence } from './find-other-offer.ts';
import { nameCar } from './name-car.ts';
import { countOpenAds, listAds } from './own-ads.ts';

/** Begins the ad of a car, with what its VIN says. Begun twice, it is one. */
export const beginAd: Act = {
  async run(parts, { vin: typed = '' }, at) {
    const { parts: vinParts, problem } = readVin(typed);
    if (vinParts === null || problem !== null)
      return invalid(problem ?? 'Expected the 17 characters of a VIN.');
    const { vin } = vinParts;
    const found = await lookUpVin(parts, at, vinParts);
    return parts.database.transaction(async (transaction) => {
      await lockByName(transaction, `ads ${at.personId}`);
      const own = (await listAds(transaction, at.personId)).find(
        (ad) => ad.vin === vin && !hasEnded(ad),
      );
      const isPublished = own !== undefined && own.publishedAt !== null;
      // A draft is not gone on with in vain.
      if (!isPublished && (await isBarred(transaction, vin)))
        return invalid(barredSentence(at.brand));
      if (own) return led(own.id, isPublished);
      const other = await findOtherOffer(transaction, { vin, ownerId: null });
      if (other) return invalid(otherOfferSentence(other));
      if ((await countOpenAds(transaction, at.personId)) >= adLimits.ads)
        return invalid(
          `You have ${adLimits.ads} cars here already. Mark one as sold, or remove a draft, first.`,
        );
      const id = randomUUID();
      const now = new Date(at.now);
      await transaction.insert(privateAds).values({
        id,
        vin,
        personId: at.personId,
        brand: at.brand,
        status: 'draft',
        facts: { ...noFacts, ...nameCar(found, vinParts) },
        createdAt: now,
        savedAt: now,
        confirmedAt: now,
      });
      return led(id, false);
    });
  },
};

const invalid = (vin: string) => ({ status: 'INVALID' as const, problems: { vin } });

const led = (id: string, isPublished: boolean) => ({
  status: 'DONE' as const,
  path: isPublished ? adPath(id) : adPath(id, 'car'),
  address: { vin: null },
});
