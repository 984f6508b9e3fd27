import { distanceMiles } from '@forecourt/domain/geo';
import type { Owner } from '@forecourt/domain/owner';
import type { SearchFilter } from '@forecourt/domain/search-engine';

/** Miles from the origin to an owner; null without an origin. */
export function distanceTo(owner: Owner, { origin }: SearchFilter): number | null {
  return origin === undefined ? null : distanceMiles(origin, owner);
}

/** Whether an owner is where the shopper looks, or delivers there. */
export function admitsOwner(owner: Owner, distance: number | null, filter: SearchFilter): boolean {
  if (filter.ownerId !== undefined && owner.id !== filter.ownerId) return false;
  return isInPlace(owner, distance, filter) || deliversTo(owner, filter.deliveredToDma);
}

function isInPlace(owner: Owner, distance: number | null, filter: SearchFilter): boolean {
  const { radiusMiles, state, city, dmaCode } = filter;
  if (radiusMiles !== undefined && distance !== null && distance > radiusMiles) return false;
  if (state !== undefined && owner.state !== state) return false;
  if (city !== undefined && owner.city.toLowerCase() !== city.toLowerCase()) return false;
  return dmaCode === undefined || owner.dmaCode === dmaCode;
}

function deliversTo(owner: Owner, dmaCode: string | undefined): boolean {
  if (dmaCode === undefined) return false;
  return owner.deliveryDmaCodes.includes('*') || owner.deliveryDmaCodes.includes(dmaCode);
}
