import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { codesOf, type ListingType, listingTypes } from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../app-context.ts';

/** The dialog in which a dealer says what sets it apart: its id, and the kind of car that is looked at. */
export type DealerAboutName = `dealer-${number}-${ListingType}`;

const pattern = /^dealer-(\d{1,12})-(\w+)$/;

/** Null for sellers that say nothing. */
export function dealerAboutName(
  { id, tagline, privateSeller }: Pick<Owner, 'id' | 'tagline' | 'privateSeller'>,
  listingType: ListingType,
): DealerAboutName | null {
  return privateSeller || tagline === null ? null : `dealer-${id}-${listingType}`;
}

/** Whose dialog an address asks for, and of which cars. */
export function parseDealerAbout(name: string | null) {
  const [, id, kind] = pattern.exec(name ?? '') ?? [];
  const listingType = codesOf(listingTypes).find((code) => code === kind);
  return id === undefined || listingType === undefined
    ? null
    : { ownerId: Number(id), listingType };
}

/** What the dialog tells that a page was opened with. */
export async function findDealerDifference(
  parameters: URLSearchParams,
  { services }: Pick<AppContext, 'services'>,
): Promise<DealerDifference | null> {
  const asked = parseDealerAbout(parameters.get('about'));
  return asked && services.findDealerDifference(asked.ownerId, asked.listingType);
}
