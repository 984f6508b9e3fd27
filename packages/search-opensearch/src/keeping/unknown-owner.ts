import type { Listing } from '@forecourt/domain/listing/listing';

export function unknownOwner({ id, ownerId }: Pick<Listing, 'id' | 'ownerId'>): Error {
  return new Error(`Listing ${id} names the unknown owner ${ownerId}.`);
}
