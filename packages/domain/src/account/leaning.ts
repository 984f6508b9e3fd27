/** What the cars that a shopper looked at have in common, in words that say why. */
import type { ListingCard } from '../search/search-engine.ts';
import type { FuelTypeCode, VehicleStyleCode } from '../vehicle/codes.ts';

/** So many cars of a kind are a leaning, and fewer a coincidence. */
const fewest = 3;

/** Cars that are looked back upon. */
export const maxLookedAt = 12;

/** Gasoline and other fuels say nothing of a shopper. */
const fuelWords: Readonly<Partial<Record<FuelTypeCode, string>>> = {
  ELE: 'electric cars',
  HYB: 'hybrids',
  PIH: 'plug-in hybrids',
  DSL: 'diesels',
  HYD: 'hydrogen cars',
};

const styleWords: Readonly<Record<VehicleStyleCode, string>> = {
  SUVCROSS: 'SUVs',
  TRUCKS: 'trucks',
  SEDAN: 'sedans',
  COUPE: 'coupes',
  CONVERT: 'convertibles',
  VANMV: 'vans',
  WAGON: 'wagons',
  HATCH: 'hatchbacks',
};

const numberWords = [
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A kind of car that a shopper leans to. */
export interface Leaning {
  readonly filters: Readonly<
    Partial<Record<'fuelTypeGroup' | 'vehicleStyleCode', readonly string[]>>
  >;
  /** `hybrids`. */
  readonly kind: string;
  /** `Because you looked at three hybrids`. */
  readonly because: string;
}

type Looked = Pick<ListingCard, 'id' | 'fuelTypeCode' | 'vehicleStyleCode'>;

/**
 * The kind that most of the cars are, fuels before body styles; null where they have nothing in common.
 *
 * @param looked the last first; each counts once
 * @param savedIds those of them that are saved
 * @param fuel of the page's own search: a leaning to another says nothing there
 */
export function findLeaning(
  looked: readonly Looked[],
  savedIds: ReadonlySet<number> = new Set(),
  fuel?: string,
): Leaning | null {
  const cars = [...new Map(looked.map((car) => [car.id, car])).values()].slice(0, maxLookedAt);
  const fuelCode = commonest(cars, ({ fuelTypeCode }) => fuelTypeCode, fuelWords);
  if (fuelCode !== null && (fuel === undefined || fuel === fuelCode)) {
    const its = cars.filter(({ fuelTypeCode }) => fuelTypeCode === fuelCode);
    return toLeaning({ fuelTypeGroup: [fuelCode] }, fuelWords[fuelCode] ?? '', its, savedIds);
  }
  const style = commonest(cars, ({ vehicleStyleCode }) => vehicleStyleCode, styleWords);
  if (style === null) return null;
  const its = cars.filter(({ vehicleStyleCode }) => vehicleStyleCode === style);
  const filters = {
    vehicleStyleCode: [style],
    ...(fuel !== undefined && { fuelTypeGroup: [fuel] }),
  };
  return toLeaning(filters, styleWords[style], its, savedIds);
}

function commonest<Code extends string>(
  cars: readonly Looked[],
  codeOf: (car: Looked) => Code | null,
  words: Readonly<Partial<Record<Code, string>>>,
): Code | null {
  const counts = new Map<Code, number>();
  for (const car of cars) {
    const code = codeOf(car);
    if (code !== null && words[code] !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= fewest ? first[0] : null;
}

function toLeaning(
  filters: Leaning['filters'],
  kind: string,
  cars: readonly Looked[],
  savedIds: ReadonlySet<number>,
): Leaning {
  const count = numberWords[cars.length - fewest] ?? String(cars.length);
  const saved = cars.filter(({ id }) => savedIds.has(id)).length;
  const did = saved === cars.length ? 'saved' : saved === 0 ? 'looked at' : 'looked at or saved';
  return { filters, kind, because: `Because you ${did} ${count} ${kind}` };
}
