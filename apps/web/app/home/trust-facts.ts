import {
  leastBelow,
  maxGapShare,
  minComparables,
} from '@forecourt/domain/listing/worth/deal-rating';
import type { AppContext } from '../app-context.ts';

/** A rule of the marketplace with its figure. */
export interface TrustFact {
  readonly figure: string;
  readonly claim: string;
  readonly detail: string;
}

const percentOf = (share: number) => `${Math.round(share * 100)}%`;

const ratingFacts: readonly TrustFact[] = [
  {
    figure: percentOf(leastBelow.great),
    claim: 'below market, or it is no Great Deal',
    detail: 'Dealers cannot buy the word. Sponsored cars are labeled and rated the same way.',
  },
  {
    figure: String(minComparables),
    claim: 'comparable cars behind a rating, or more',
    detail: 'Each car’s page lists every one of them. With fewer we say so and rate nothing.',
  },
  {
    figure: percentOf(maxGapShare),
    claim: 'from the market, and nothing is rated',
    detail: 'A price so far off says more about a wrong listing than about a bargain.',
  },
];

const noScripts: TrustFact = {
  figure: '0',
  claim: 'scripts from other companies',
  detail: 'Prices are for everybody: nobody asks for a name or a phone number first.',
};

/** What figures of the marketplace stand on; of other companies nothing is said where one may be let in. */
export function toTrustFacts({
  adChoice,
  adNetwork,
  google,
}: Pick<AppContext, 'adChoice' | 'adNetwork' | 'google'>): readonly TrustFact[] {
  const isOurs = adChoice === null && adNetwork === null && google === null;
  return isOurs ? [...ratingFacts, noScripts] : ratingFacts;
}
