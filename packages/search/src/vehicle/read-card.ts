import { features } from '@forecourt/domain/codes';
import type { ListingCard } from '@forecourt/domain/search-engine';
import { bitsAt } from '../columns/bit-rows.ts';
import { textAt } from '../columns/text-column.ts';
import { dealAt } from './rate-columns.ts';
import { dateOfDay } from './relevance.ts';
import { missing, type NumberName, type VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Puts a card together again from its columns: for the cars of one page, never in a loop over all. */
export function readCard(
  columns: VehicleColumns,
  vocabulary: Vocabulary,
  row: number,
  ownerId: number,
): ListingCard {
  const { facts, packageNames } = vocabulary;
  const numberAt = (name: NumberName) => columns.numbers[name][row] ?? missing;
  const known = (name: NumberName) => (numberAt(name) === missing ? null : numberAt(name));
  const reducedDay = known('priceReducedDay');
  const { offsets, values } = columns.packageNames;
  return {
    ...facts.specification.get(columns.facts.specification[row] ?? 0),
    ...facts.exterior.get(columns.facts.exterior[row] ?? 0),
    ...facts.interior.get(columns.facts.interior[row] ?? 0),
    ...facts.history.get(columns.facts.history[row] ?? 0),
    ...facts.offer.get(columns.facts.offer[row] ?? 0),
    ...facts.charges.get(columns.facts.charges[row] ?? 0),
    id: columns.ids[row] ?? 0,
    ownerId,
    vin: textAt(columns.vins, row) ?? '',
    stockNumber: textAt(columns.stockNumbers, row),
    photoUrl: photoUrlAt(columns, vocabulary, row),
    photoCount: numberAt('photoCount'),
    mileage: known('mileage'),
    salePrice: known('salePrice'),
    msrp: known('msrp'),
    priceBeforeReduction: known('priceBeforeReduction'),
    priceReducedOn: reducedDay === null ? null : dateOfDay(reducedDay),
    listedOn: dateOfDay(numberAt('listedDay')),
    featureCodes: bitsAt(columns.features, row).flatMap((place) => features[place]?.code ?? []),
    packages: Array.from(values.subarray(offsets[row], offsets[row + 1]), (id) =>
      packageNames.textOf(id),
    ),
    deal: dealAt(columns, vocabulary, row),
  };
}

function photoUrlAt(
  { photoPaths, photoHosts }: VehicleColumns,
  { photoHosts: hosts }: Vocabulary,
  row: number,
): string | null {
  const path = textAt(photoPaths, row);
  return path === null ? null : hosts.textOf(photoHosts[row] ?? 0) + path;
}
