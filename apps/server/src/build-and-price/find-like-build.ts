import { maxDealersAsked } from '@forecourt/domain/build-and-price/ask-dealers';
import type { Build, Buildable } from '@forecourt/domain/build-and-price/build';
import { nearMiles } from '@forecourt/domain/build-and-price/near-miles';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { quantile } from '@forecourt/domain/money/quantile';
import type { GeoPoint, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { LikeBuild, LikeBuildCar } from '@forecourt/web/build-and-price/services';

const maxCompared = 60;
const maxShown = 3;

/** Fewer cars say nothing of what is paid. */
const minDiscounts = 8;

/**
 * New cars of the model year near a place, those first that are built most alike, and what they ask under sticker.
 *
 * @param asked.origin the place; null for everywhere
 * @param asked.findTakers finds those of some sellers who take messages, by id
 */
export async function findLikeBuild(
  engine: SearchReader,
  buildable: Buildable,
  build: Build,
  asked: {
    readonly origin: GeoPoint | null;
    readonly findTakers: (sellers: readonly Owner[]) => Promise<ReadonlySet<number>>;
  },
): Promise<LikeBuild> {
  const { origin, findTakers } = asked;
  const { modelCode, year } = buildable;
  const near = origin && { origin, radiusMiles: nearMiles };
  const { hits, total } = await engine.search({
    filter: {
      values: { listingType: ['NEW'], modelCode: [modelCode] },
      ...near,
      year: { min: year, max: year },
    },
    sort: origin ? 'distanceASC' : 'relevance',
    offset: 0,
    limit: maxCompared,
  });
  const cars = hits.map((hit) => compare(hit, build)).toSorted(byLikeness);
  const takers = await findTakers(cars.map(({ hit }) => hit.owner));
  const discounts = hits.flatMap(({ card }) => {
    const price = derivedPrice(card);
    return card.msrp === null || price === null ? [] : card.msrp - price;
  });
  return {
    total,
    cars: cars.slice(0, maxShown),
    toAsk: ofEachDealer(cars.filter(({ hit }) => takers.has(hit.owner.id))).slice(
      0,
      maxDealersAsked,
    ),
    underSticker:
      discounts.length < minDiscounts
        ? null
        : {
            dollars: Math.round(
              quantile(
                discounts.sort((a, b) => a - b),
                0.5,
              ),
            ),
            cars: discounts.length,
          },
  };
}

/**
 * The most alike first: one of another trim is another car, one of another engine or drive drives otherwise; of
 * what is left, as much as possible is the same. Of cars as alike the nearer one stays first.
 */
export function byLikeness({ choices: one }: Compared, { choices: other }: Compared): number {
  return weightOf(other) - weightOf(one);
}

type Compared = Pick<LikeBuildCar, 'choices'>;

/** Each weighs more than all behind it together; what is not named here is counted. */
const weightyChoices: readonly string[] = ['trim', 'engine', 'drive'];

function weightOf(choices: Compared['choices']): number {
  const weights = choices.map(({ name, isSame }) => {
    const rank = weightyChoices.indexOf(name);
    if (!isSame) return 0;
    return rank < 0 ? 1 : choices.length * 2 ** (weightyChoices.length - rank);
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The first car of each dealer. */
function ofEachDealer(cars: readonly LikeBuildCar[]): LikeBuildCar[] {
  return [...Map.groupBy(cars, ({ hit }) => hit.owner.id).values()].flatMap(([car]) => car ?? []);
}

/** What of a build a car has, choice by choice. */
function compare(hit: SearchHit, build: Build): LikeBuildCar {
  const { card } = hit;
  const choices = [
    { name: 'trim', isSame: card.trim === build.trim.name },
    ...(card.engineName === null
      ? []
      : [{ name: 'engine', isSame: isSameEngine(card.engineName, build.version.engineName) }]),
    { name: 'drive', isSame: card.driveType === build.version.driveType },
    { name: 'color', isSame: card.extColorSimple === build.color },
    { name: 'interior', isSame: card.intColorSimple === build.interior },
    ...build.packages.map(({ name }) => ({ name, isSame: card.packages.includes(name) })),
    ...build.extras.map(({ code, name }) => ({
      name,
      isSame: card.featureCodes.some((feature) => feature === code),
    })),
  ];
  return { hit, choices };
}

/** Whether two names are of one engine, however a feed writes it: `2.5L I4` is `2.5L 4-Cylinder`. */
export function isSameEngine(name: string, other: string): boolean {
  const size = engineSize(name);
  return size === null ? name === other : size === engineSize(other);
}

/** Litres, cylinders and whether a battery helps; null where the litres are not told. */
function engineSize(name: string): string | null {
  const liters = /(\d\.\d) ?l/i.exec(name)?.[1];
  const [, counted, letter] = /(\d+)[- ]?cyl|\b[ivhl]-?(\d+)\b/i.exec(name) ?? [];
  const isHybrid = /hybrid|phev/i.test(name);
  return liters === undefined ? null : [liters, counted ?? letter, isHybrid].join(' ');
}
