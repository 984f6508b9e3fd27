import type { Act } from './act.ts';
import { beginAd } from './ads/begin-ad.ts';
import { deleteDraft, pauseAd, sellAd, withdrawAd } from './ads/end-ad.ts';
import { confirmAd, keepPrice, lowerPrice, noteSaleStep } from './ads/keep-ad-going.ts';
import { publishAd, resumeAd } from './ads/publish-ad.ts';
import { tellCar } from './ads/tell-car.ts';
import { tellCondition } from './ads/tell-condition.ts';
import { tellPrice } from './ads/tell-price.ts';
import { acceptOffer, counterOffer, declineOffer } from './offers/answer-offer.ts';
import { pictureActs } from './pictures/picture-acts.ts';

/** All that sellers do, by the names that forms send as `act`. */
export const sellingActs: Readonly<Record<string, Act>> = {
  'ad.begin': beginAd,
  'ad.car': tellCar,
  'ad.condition': tellCondition,
  'ad.price': tellPrice,
  ...pictureActs,
  'ad.publish': publishAd,
  'ad.pause': pauseAd,
  'ad.resume': resumeAd,
  'ad.sold': sellAd,
  'ad.withdraw': withdrawAd,
  'ad.remove': deleteDraft,
  'ad.confirm': confirmAd,
  'ad.lower': lowerPrice,
  'ad.keepPrice': keepPrice,
  'ad.saleStep': noteSaleStep,
  'offer.accept': acceptOffer,
  'offer.decline': declineOffer,
  'offer.counter': counterOffer,
};
