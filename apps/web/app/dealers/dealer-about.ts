import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { codesOf, type ListingType, listingTypes } from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../app-context.ts';
import { type DealerAboutName, parseDealerAbout } from './dealer-about-name.ts';

/** Null for sellers that say nothing. */
export function dealerAboutName(
  { id, tagline, privateSeller }: Pick<Owner, 'id' | 'tagline' | 'privateSeller'>,
  listingType: ListingType,
): DealerAboutName | null {
  return privateSeller || tagline === null ? null : `dealer-${id}-${listingType}`;
}

/** What the dialog tells that a page was opened with. */
export async function findDealerDifference(
  parameters: URLSearchParams,
  { services }: Pick<AppContext, 'services'>,
): Promise<DealerDifference | null> {
  const asked = parseDealerAbout(parameters.get('about'));
  const listingType = codesOf(listingTypes).find((code) => code === asked?.listingType);
  return asked && listingType ? services.findDealerDifference(asked.ownerId, listingType) : null;
}
