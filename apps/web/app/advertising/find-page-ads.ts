import { adTargeting } from '@forecourt/domain/promotion/ad-targeting';
import type { AdPage } from '@forecourt/domain/promotion/campaign';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import type { PageAds } from './ads.ts';

interface AdSubject extends Pick<SearchQuery, 'filters' | 'zip' | 'experience'> {
  readonly page: AdPage;
}

/** What the advertising spaces of a page are filled from. */
export async function findPageAds(
  { page, filters, zip, experience }: AdSubject,
  { brand, channel, adNetwork, reference, services }: AppContext,
): Promise<PageAds> {
  const makeCodes = filters.makeCode ?? [];
  return {
    adverts: await services.findAdverts({ page, makeCodes }),
    network: adNetwork,
    targeting: adTargeting(
      { page, brand: brand.code, channel, filters, zip, experience },
      reference,
    ),
  };
}
