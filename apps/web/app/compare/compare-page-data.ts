import {
  type CompareQuery,
  type ParsedComparison,
  toCompareAddress,
} from '@forecourt/domain/compare/compare-address';
import type { ComparedCar } from '@forecourt/domain/compare/compared-car';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName, conditionWord } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { termsWords } from '@forecourt/domain/money/shopper-terms';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { AppContext } from '../app-context.ts';
import { carMoney } from './car-money.ts';
import { toCompareGroups } from './compare-rows.ts';

type Active = Extract<ComparedCar, { status: 'active' }>;

/** What a car is called beside others: in the drawer and at the head of the table. */
export interface ComparedName {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly pictureUrl: string;
  readonly price: string;
  readonly mileage: string | null;
}

export function toComparedName(
  { card }: Active,
  { reference, remotePhotos }: Pick<AppContext, 'reference' | 'remotePhotos'>,
  zip: string | null,
): ComparedName {
  const price = derivedPrice(card);
  return {
    id: card.id,
    name: carName(card, reference),
    href: vehiclePath(card.id, zip),
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
    price: price === null ? 'No price given' : dollars(price),
    mileage: card.mileage === null ? null : shortMiles(card.mileage),
  };
}

export const isActive = (car: ComparedCar): car is Active => car.status === 'active';

/** All that the page of a comparison shows, as plain data. */
export function toComparePageData(
  parsed: ParsedComparison,
  found: { readonly cars: readonly ComparedCar[]; readonly addProblem: string | null },
  context: AppContext,
) {
  const active = found.cars.filter(isActive);
  const query: CompareQuery = { ...parsed, ids: active.map(({ card }) => card.id) };
  const place = parsed.zip === null ? undefined : context.reference.findZip(parsed.zip);
  const groups = toCompareGroups(active, {
    today: context.today,
    terms: context.terms,
    origin: place ?? null,
    money: carMoney(place ?? null, context),
  });
  const ownHref = toCompareAddress({ ...query, onlyDifferences: false });
  const onlyDifferences = parsed.onlyDifferences && active.length > 1;
  const zipProblem = zipProblemOf(parsed, place !== undefined);
  const isEmpty = parsed.isCanonical && parsed.ids.length === 0;
  return {
    ids: query.ids,
    zip: query.zip,
    /** Whether it is about no car in particular, as search engines may know it. */
    isPlain: isEmpty && parsed.zip === null,
    /** Whether it has nothing to tell, and may lead on to the cars that the browser compares. */
    leadsOn: isEmpty && zipProblem === null,
    title: active.length === 0 ? 'Compare cars' : `Compare ${carWords(active.length)}`,
    url: new URL(ownHref, context.origin).href,
    ownHref,
    notices: noticesOf(parsed, found.cars, context),
    room: maxCompared - active.length,
    cars: active.map((car) => ({
      ...toComparedName(car, context, place?.zip ?? null),
      condition: conditionWord(car.card.listingType),
      trim: car.card.trim,
      privateSeller: car.owner.privateSeller,
      firmPrice: car.owner.firmPrice,
      removeHref: toCompareAddress({
        ...query,
        ids: query.ids.filter((id) => id !== car.card.id),
      }),
    })),
    groups: onlyDifferences ? onlyDifferent(groups) : groups,
    onlyDifferences,
    switchHref: toCompareAddress({ ...query, onlyDifferences: !onlyDifferences }),
    form: {
      addition: found.addProblem === null ? '' : (parsed.addition ?? ''),
      addProblem: found.addProblem,
      zip: parsed.badZip ?? parsed.zip ?? '',
      zipProblem,
    },
    terms: termsWords(context.terms, false),
  };
}

export type ComparePageData = ReturnType<typeof toComparePageData>;

function onlyDifferent(groups: ReturnType<typeof toCompareGroups>) {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

function zipProblemOf({ zip, badZip }: ParsedComparison, isKnown: boolean): string | null {
  if (badZip !== null) return 'A ZIP has five digits, such as 30303.';
  return zip === null || isKnown ? null : `There is no ZIP ${zip}.`;
}

/** What an address asks for and is not shown, in words. */
function noticesOf(
  parsed: ParsedComparison,
  cars: readonly ComparedCar[],
  { reference }: AppContext,
): readonly string[] {
  const known = new Set(cars.map((car) => (isActive(car) ? car.card.id : car.listing.id)));
  const unknown = parsed.ids.filter((id) => !known.has(id));
  const gone = cars.filter((car) => car.status === 'gone');
  const { left, unreadable } = parsed;
  return [
    ...goneWords(gone.map(({ listing }) => carName(listing, reference))),
    ...unknown.map((id) => `There is no car with the number ${id}.`),
    ...(unreadable.length > 0
      ? ['Part of this address is no car. Cars are numbers there, such as ids=1,2.']
      : []),
    ...(left.length > 0
      ? [
          `At most ${maxCompared} cars are compared at once: ${carWords(left.length)} of this address ${left.length === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
  ];
}

/** One sentence for each name: two cars that are called the same are told of together. */
export function goneWords(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const cars = names.filter((other) => other === name).length;
    return cars === 1
      ? `The ${name} is no longer for sale.`
      : `${carWords(cars)} are no longer for sale, each a ${name}.`;
  });
}
