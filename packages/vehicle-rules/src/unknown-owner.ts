import type { Listing } from '@forecourt/domain/listing/listing';

/** What an engine throws when a car is put whose owner it was never told of. */
export function unknownOwner({ id, ownerId }: Pick<Listing, 'id' | 'ownerId'>): Error {
  return new Error(`Listing ${id} names the unknown owner ${ownerId}.`);
}
