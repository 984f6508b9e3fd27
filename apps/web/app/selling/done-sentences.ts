import type { Sentences } from '../back-office/sentences.ts';
import { pictureSentences } from './pictures/picture-sentences.ts';

/** What was done last, by the name that the address carries. */
export const sellingSentences: Sentences = {
  done: {
    'ad.publish': 'It is live. Searches and pages have it within a minute.',
    'ad.car': 'The car is saved. Its page has it within a minute.',
    'ad.condition': 'Condition, words and pictures are saved. Its page has them within a minute.',
    'ad.price': 'The price is saved. Searches and pages have it within a minute.',
    'ad.lower': 'The price is lowered. Searches and pages have it within a minute.',
    'ad.keepPrice': 'The price stays. You are asked again in a week.',
    'ad.pause': 'It is paused: buyers do not find it, and those who wrote can still write to you.',
    'ad.resume': 'It is on the market again. Searches have it within a minute.',
    'ad.sold': 'Congratulations. It is off the market, and whoever saved it reads that it is sold.',
    'ad.withdraw':
      'It is off the market, and whoever wrote about it or saved it reads that it is not for sale.',
    'ad.remove': 'It is removed, with its pictures.',
    'ad.confirm': 'It stays on the market.',
    'ad.saleStep': 'The list is saved.',
    'offer.accept': 'You accepted, and the buyer is told. Agree on where to meet in your messages.',
    'offer.decline': 'You said no, and the buyer is told.',
    'offer.counter': 'Your counter-offer is on its way to the buyer.',
  },
};

/** The same on a step, whose bar tells that what was before it is saved. */
export const stepSentences: Sentences = { done: pictureSentences };

/** Said of a VIN for which somebody had to sign in first. */
export const vinAgain = 'vin-again';

/** The same where an ad begins. */
export const startSentences: Sentences = {
  done: {
    ...sellingSentences.done,
    [vinAgain]: 'You are signed in, and your VIN is here again: go on.',
  },
};
