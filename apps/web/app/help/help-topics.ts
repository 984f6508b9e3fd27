import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { comparePath } from '@forecourt/domain/compare/compare-address';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { leastBelow, minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import { marketPath } from '@forecourt/domain/market/market-address';
import { holdHours } from '@forecourt/domain/money/deal';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { savedPath } from '../hearts/saved-store.ts';
import { tradeInPath, walletPath } from '../wallet/wallet-address.ts';

/** Something that shoppers ask, and where they go on from its answer. */
export interface HelpTopic {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly links: readonly (readonly [path: string, words: string])[];
}

interface HelpFacts {
  readonly brandName: string;
  readonly hasWallet: boolean;
  readonly canCompare: boolean;
  readonly canSave: boolean;
  /** Where a car is sold: a page of the operator’s, where it has one. */
  readonly sellHref: string;
  /** The address of the operator; null where it gave none. */
  readonly contact: string | null;
}

/** What is asked most, answered in two to four sentences each. */
export function helpTopics(facts: HelpFacts): readonly HelpTopic[] {
  return [
    searching(facts),
    deals,
    ...(facts.canSave ? [saving] : []),
    contacting,
    reserving(facts),
    selling(facts),
    privacy(facts),
    problem(facts),
  ];
}

const searching = ({ canCompare }: HelpFacts): HelpTopic => ({
  id: 'search',
  question: 'How do I find a car?',
  answer: `Say what you want in the search box, in your own words, or choose filters beside the results. Each choice of a filter shows how many cars have it. The address of the page holds your whole search, so you can keep it or send it to somebody.${canCompare ? ' Up to five cars can be compared side by side.' : ''}`,
  links: [
    ['/cars-for-sale', 'See all cars'],
    ...(canCompare ? [[comparePath, 'Compare cars'] as const] : []),
    [vinPath, 'Look up a VIN'],
  ],
});

const percent = (share: number) => `${Math.round(Math.abs(share) * 100)}%`;

const deals: HelpTopic = {
  id: 'deals',
  question: 'What do the deal ratings mean?',
  answer: `A used car’s price is compared with what similar cars here ask, each brought to the same mileage and year. A Great Deal asks at least ${percent(leastBelow.great)} less, a Good Deal at least ${percent(leastBelow.good)} less; a Fair Price is up to ${percent(leastBelow.fair)} above, and a High Price is further above. With fewer than ${minComparables} comparable cars there is no rating. No seller can pay for a better one.`,
  links: [
    ['/cars-for-sale?dealType=goodprice&dealType=greatprice', 'See great and good deals'],
    [marketPath, 'Market prices'],
  ],
};

const saving: HelpTopic = {
  id: 'saving',
  question: 'How do I save cars and hear of new ones?',
  answer:
    'Press the heart on a car to save it, or Save search above the results. You are told when a saved car costs less or is gone, and of new cars for a saved search. An email address is enough to hear of a search, once you confirm it. Every such mail has a link that ends it.',
  links: [
    [savedPath, 'Saved cars'],
    [bookmarksPath, 'Saved searches'],
    [subscribePath, 'Get alerts by email'],
  ],
};

const contacting: HelpTopic = {
  id: 'contact',
  question: 'How do I contact a seller?',
  answer:
    'Open a car and choose how: write, ask for a test drive, or see the phone number where the seller gave one. To a private seller you can make an offer. You get a copy by email, with a private link to the conversation, where the answers are kept.',
  links: [
    ['/cars-for-sale', 'Find a car to ask about'],
    [dealersPath, 'Find a dealer'],
  ],
};

const reserving = ({ hasWallet }: HelpFacts): HelpTopic => ({
  id: 'reserve',
  question: 'Can I reserve a car, and what will it cost?',
  answer: `On the page of a dealer’s car you can see every line of its cost, choose how you would pay, and ask the dealer to hold it for ${holdHours} hours. Nothing is charged here: you pay the dealer, once both of you agree. Payments are estimates${hasWallet ? ' from the terms in your wallet, which you can change' : ', not offers of credit'}.`,
  links: hasWallet
    ? [
        [walletPath, 'Your wallet'],
        [tradeInPath, 'Value your trade-in'],
      ]
    : [['/cars-for-sale?sellerType=d', 'Cars of dealers']],
});

const selling = ({ sellHref }: HelpFacts): HelpTopic => ({
  id: 'sell',
  question: 'How do I sell my car?',
  answer: sellHref.startsWith('/')
    ? 'Tell us about the car and its condition, add pictures, and set a price with what similar cars ask beside it. Buyers write to you through this site. You can change the price, pause the ad or end it at any time.'
    : 'Cars are sold on a page beside this site, which says how. What similar cars ask is told here, on the page of each car and by model.',
  links: [[sellHref, 'Sell your car']],
});

const privacy = ({ brandName }: HelpFacts): HelpTopic => ({
  id: 'privacy',
  question: 'What do you keep about me?',
  answer: `You can search, compare and look at every car without telling ${brandName} who you are. The privacy page says what is kept, where, for how long and who gets it. From your account you can take all that it holds along as one file, or delete it.`,
  links: [
    ['/privacy', 'Privacy'],
    ['/account', 'Your account'],
    ['/terms', 'Terms'],
  ],
});

const problem = ({ contact }: HelpFacts): HelpTopic => ({
  id: 'problem',
  question: 'How do I report a problem?',
  answer: `If something is wrong with a listing, choose “Report this listing” on the car’s page. Each report is read. Reviews have a link to report them as well.${contact === null ? '' : ` For anything else write to ${contact}.`}`,
  links: [
    ['/cars-for-sale', 'Find the car'],
    ['/terms', 'Who runs this site'],
  ],
});
