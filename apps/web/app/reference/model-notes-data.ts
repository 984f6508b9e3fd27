import type { Listing } from '@forecourt/domain/listing/listing';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { dollars } from '@forecourt/domain/money/dollars';
import { mileageWords } from '@forecourt/domain/reference/mileage-words';
import type { ModelYearNotes } from '@forecourt/domain/reference/model-reference';
import { researchPath } from '@forecourt/domain/reference/research-address';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';

/** What a car's page tells of its model year. */
export interface ModelNotesData {
  /** `2019 Toyota Camry`. */
  readonly name: string;
  readonly href: string;
  readonly words: readonly string[];
}

export function toModelNotes(
  { year, modelCode, mileage, listingType }: Listing,
  { prices, meanMileage }: ModelYearNotes,
  reference: VehicleReference,
): ModelNotesData | null {
  const model = reference.findModel(modelCode);
  if (!model) return null;
  const name = `${year} ${modelName(modelCode, reference)}`;
  const isDriven = mileage !== null && meanMileage !== null && listingType !== 'NEW';
  const miles = isDriven ? mileageWords(mileage, meanMileage, { year, model: model.name }) : null;
  return {
    name,
    href: researchPath(modelCode, year, reference),
    words: [miles && `This car has ${miles}.`, prices && priceWords(name, prices)].filter(
      (words) => typeof words === 'string',
    ),
  };
}

function priceWords(
  name: string,
  { count, avgPrice, startingPrice, maxPrice }: NonNullable<ModelYearNotes['prices']>,
): string | null {
  if (count < 2 || avgPrice === null || startingPrice === null || maxPrice === null) return null;
  return `Used ${name}: ${count} for sale here, at ${dollars(avgPrice)} on average, from ${dollars(startingPrice)} to ${dollars(maxPrice)}.`;
}
