import type { Listing } from '@forecourt/domain/listing/listing';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { dollars } from '@forecourt/domain/money/dollars';
import type { ModelYearNotes } from '@forecourt/domain/reference/model-reference';
import { researchPath } from '@forecourt/domain/reference/research-address';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';

/** What a car's page tells of its model year. */
export interface ModelNotesData {
  /** `2019 Toyota Camry`. */
  readonly name: string;
  readonly href: string;
  readonly words: string;
}

/** Null where nothing is known: the section is not shown then. */
export function toModelNotes(
  { year, modelCode }: Pick<Listing, 'year' | 'modelCode'>,
  { prices }: ModelYearNotes,
  reference: VehicleReference,
): ModelNotesData | null {
  if (!reference.findModel(modelCode)) return null;
  const name = `${year} ${modelName(modelCode, reference)}`;
  const words = prices && priceWords(name, prices);
  return words === null ? null : { name, href: researchPath(modelCode, year, reference), words };
}

function priceWords(
  name: string,
  { count, avgPrice, startingPrice, maxPrice }: NonNullable<ModelYearNotes['prices']>,
): string | null {
  if (count < 2 || avgPrice === null || startingPrice === null || maxPrice === null) return null;
  return `Used ${name}: ${count} for sale here, at ${dollars(avgPrice)} on average, from ${dollars(startingPrice)} to ${dollars(maxPrice)}.`;
}
