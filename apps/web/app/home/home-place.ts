import { isZip, zipMessage } from '@forecourt/domain/place/zip-input';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';

/** Where a shopper who came to the front door looks. */
export interface HomePlace {
  /** Null for the whole country. */
  readonly zip: string | null;
  /** `Atlanta, GA`; null without a place. */
  readonly name: string | null;
  readonly dmaCode: string | null;
  /** As it was typed. */
  readonly typed: string;
  /** What is wrong with what was typed; null when nothing is. */
  readonly problem: string | null;
}

const maxTyped = 20;

export function readHomePlace(parameters: URLSearchParams, places: PlaceReference): HomePlace {
  const typed = (parameters.get('zip') ?? '').trim().slice(0, maxTyped).toWellFormed();
  const found = isZip(typed) ? places.findZip(typed) : undefined;
  if (found) {
    const { zip, city, state, dmaCode } = found;
    return { zip, name: `${city}, ${state}`, dmaCode, typed, problem: null };
  }
  const problem = typed === '' ? null : `${zipMessage}: five digits, like 30303.`;
  return { zip: null, name: null, dmaCode: null, typed, problem };
}
