import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import type { Listing } from '@forecourt/domain/listing/listing';
import { asBeginning, knownSellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { nameOf, vehicleHistoryTypes } from '@forecourt/domain/vehicle/codes';

/** What is told of a car's past. */
export interface HistoryNote {
  readonly text: string;
  /** Whether it speaks against the car. */
  readonly isWarning: boolean;
}

/** The past of a car, who told it and when; what speaks against the car first. */
export function toHistoryData({ listing, owner, toldOn }: FoundVehicle) {
  const notes = notesOf(listing);
  const source = knownSellerWords(owner);
  return { notes, source, toldOn, ...wordsAround(notes, source, listing.listingType) };
}

/** What stands in place of notes, and what a shopper had better do. */
function wordsAround(
  notes: readonly HistoryNote[],
  source: string,
  listingType: Listing['listingType'],
): { readonly nothingTold: string | null; readonly advice: string | null } {
  const ask = 'Ask for the full report before you buy.';
  if (notes.length > 0) return { nothingTold: null, advice: `Reported by the seller only. ${ask}` };
  return listingType === 'NEW'
    ? { nothingTold: 'It is sold as new, so it has no past.', advice: null }
    : { nothingTold: `${asBeginning(source)} tells nothing of its past.`, advice: ask };
}

export type HistoryData = ReturnType<typeof toHistoryData>;

function notesOf(listing: Listing): HistoryNote[] {
  const { accidentCount, ownerCount, vehicleHistoryTypes: codes, vehicleUseType } = listing;
  const accidents = accidentCount ?? 0;
  const warning = (text: string) => ({ text, isWarning: true });
  const note = (text: string) => ({ text, isWarning: false });
  return [
    ...(accidents > 0
      ? [warning(`${accidents} ${accidents === 1 ? 'accident' : 'accidents'} reported`)]
      : []),
    // Where both are told, the accidents count.
    ...codes
      .filter((code) => code !== 'FREE_REPORT' && !(code === 'NO_ACCIDENTS' && accidents > 0))
      .map((code) => note(nameOf(vehicleHistoryTypes, code))),
    ...(ownerCount !== null && ownerCount > 1 ? [note(`${ownerCount} owners`)] : []),
    ...(vehicleUseType === 'COMMERCIAL' ? [note('Commercial use')] : []),
    ...(codes.includes('FREE_REPORT') ? [note('Free history report from the seller')] : []),
  ];
}
