import { features } from '@forecourt/domain/codes';
import type { ListingCard } from '@forecourt/domain/search-engine';
import { bitsAt } from '../columns/bit-rows.ts';
import { textAt } from '../columns/text-column.ts';
import { dealAt } from './rate-columns.ts';
import { missing, type NumberName, type VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

const dayMilliseconds = 86_400_000;

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
  const { offsets, values } = columns.packageNames;
  return {
    ...facts.specification.get(numberAt('specification')),
    ...facts.exterior.get(numberAt('exterior')),
    ...facts.interior.get(numberAt('interior')),
    ...facts.history.get(numberAt('history')),
    ...facts.offer.get(numberAt('offer')),
    id: columns.ids[row] ?? 0,
    ownerId,
    vin: textAt(columns.vins, row) ?? '',
    stockNumber: textAt(columns.stockNumbers, row),
    photoUrl: textAt(columns.photoUrls, row),
    photoCount: numberAt('photoCount'),
    mileage: known('mileage'),
    salePrice: known('salePrice'),
    msrp: known('msrp'),
    incentive: known('incentive'),
    dealerFees: known('dealerFees'),
    priceBeforeReduction: known('priceBeforeReduction'),
    listedOn: new Date(numberAt('listedDay') * dayMilliseconds).toISOString().slice(0, 10),
    featureCodes: bitsAt(columns.features, row).flatMap((place) => features[place]?.code ?? []),
    packages: Array.from(values.subarray(offsets[row], offsets[row + 1]), (id) =>
      packageNames.textOf(id),
    ),
    deal: dealAt(columns, vocabulary, row),
  };
}
