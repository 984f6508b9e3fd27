import type { AdNetwork } from '@forecourt/domain/promotion/ad-network';
import type { AdTargeting } from '@forecourt/domain/promotion/ad-targeting';
import type { Advert } from '@forecourt/domain/promotion/campaign';
import { createContext, useContext } from 'react';

/** What the advertising spaces of a page are filled from. */
export interface PageAds {
  /** Our own, in the order of their places. */
  readonly adverts: readonly Advert[];
  /** Null unless the settings name one and the shopper has not opted out. */
  readonly network: AdNetwork | null;
  readonly targeting: AdTargeting;
}

/** Spaces that nothing fills. */
export const noAds: PageAds = { adverts: [], network: null, targeting: {} };
const AdsContext = createContext(noAds);

export const AdsProvider = AdsContext.Provider;
export const useAds = () => useContext(AdsContext);

/** Whether there is anything to fill spaces with. */
export function hasAds({ adverts, network }: PageAds): boolean {
  return adverts.length > 0 || network !== null;
}
