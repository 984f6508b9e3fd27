import type { ListingType } from '@forecourt/domain/vehicle/codes';

/** The dialog in which a dealer says what sets it apart: its id, and the kind of car that is looked at. */
export type DealerAboutName = `dealer-${number}-${ListingType}`;

const pattern = /^dealer-(\d{1,12})-(\w+)$/;

export interface AskedDealer {
  readonly ownerId: number;
  /** As it was asked for. */
  readonly listingType: string;
}

/** Whose dialog an address asks for, and of which cars; whether there are such is the server's to say. */
export function parseDealerAbout(name: string | null): AskedDealer | null {
  const [, id, listingType] = pattern.exec(name ?? '') ?? [];
  return id === undefined || listingType === undefined
    ? null
    : { ownerId: Number(id), listingType };
}
