import type {
  FeatureCode,
  HighlightType,
  ListingTier,
  ListingType,
  SimpleColor,
  VehicleHistoryType,
} from '@forecourt/domain/codes';
import { nameOf, simpleColors } from '@forecourt/domain/codes';
import type { Listing } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import {
  type CatalogModel,
  findMake,
  findModel,
  type VehicleVariant,
  variantsOf,
} from '../vehicles/catalog.ts';
import { makes } from '../vehicles/makes.ts';
import {
  askingPrice,
  dateBefore,
  marketValue,
  priceHistory,
  usualMilesPerYear,
} from './demo-price.ts';
import { demoVin } from './demo-vin.ts';
import { type Random, WeightedChoice } from './random.ts';

/** Cars for one owner, drawn so that the whole resembles real inventory. */

const extColors = new WeightedChoice<SimpleColor>([
  ['WHITE', 260],
  ['BLACK', 226],
  ['GRAY', 187],
  ['SILVER', 109],
  ['BLUE', 97],
  ['RED', 67],
  ['OFFWHITE', 22],
  ['GREEN', 18],
  ['BROWN', 15],
  ['CHARCOAL', 20],
  ['BEIGE', 9],
  ['TAN', 7],
  ['BURGUNDY', 12],
  ['ORANGE', 8],
  ['GOLD', 6],
  ['YELLOW', 6],
  ['PURPLE', 3],
  ['TURQUOISE', 2],
]);
const intColors = new WeightedChoice<SimpleColor>([
  ['BLACK', 560],
  ['GRAY', 190],
  ['BEIGE', 80],
  ['TAN', 50],
  ['BROWN', 40],
  ['RED', 18],
  ['WHITE', 15],
  ['CHARCOAL', 47],
]);
const conditions = new WeightedChoice<ListingType>([
  ['USED', 700],
  ['CERTIFIED', 120],
  ['NEW', 150],
  ['3P_CERT', 30],
]);
const usedAges = new WeightedChoice<number>([
  [0, 3],
  [1, 10],
  [2, 13],
  [3, 16],
  [4, 13],
  [5, 10],
  [6, 8],
  [7, 6],
  [8, 5],
  [9, 4],
  [10, 3.5],
  [11, 2.5],
  [12, 2],
  [13, 1.5],
  [14, 1.2],
  [15, 1],
  [16, 0.7],
  [17, 0.5],
  [18, 0.4],
  [20, 0.3],
  [22, 0.2],
]);
const certifiedAges = new WeightedChoice<number>([
  [0, 6],
  [1, 22],
  [2, 28],
  [3, 24],
  [4, 14],
  [5, 6],
]);
const tiers = new WeightedChoice<ListingTier>([
  ['PREMIUM', 6],
  ['FEATURED', 22],
  ['STANDARD', 72],
]);

export class CarFactory {
  readonly #today: string;
  readonly #thisYear: number;
  readonly #models = new Map<string, WeightedChoice<string>>();
  readonly #variants = new Map<string, WeightedChoice<VehicleVariant>>();

  constructor(today: string) {
    this.#today = today;
    this.#thisYear = Number(today.slice(0, 4));
  }

  /** @param serial distinct for every car: it makes the VIN distinct and the id */
  car(id: number, serial: number, owner: Owner, random: Random): Listing {
    const listingType = this.#condition(owner, random);
    const { year, model, variant } = this.#pick(owner, listingType, random);
    const facts = this.#facts({ listingType, year, model, variant, owner, random });
    const wmi = random.pick(findMake(model.makeCode)?.wmis ?? ['1FO']);
    return {
      id,
      vin: demoVin(wmi, year, serial, random),
      stockNumber: owner.privateSeller
        ? null
        : `${random.pick(['A', 'B', 'K', 'P', 'T'])}${serial % 100_000}`,
      ownerId: owner.id,
      listingType,
      year,
      makeCode: model.makeCode,
      modelCode: model.code,
      seriesCode: model.seriesCode,
      trim: variant.trim,
      ...bodyOf(variant),
      ...powertrainOf(variant),
      ...colorsOf(random),
      ...facts,
      ...extrasOf(variant, random),
      ...this.#promotion(owner, facts, random),
      vehicleUseType: model.commercial && random.chance(0.7) ? 'COMMERCIAL' : 'PERSONAL',
      certifiedProgram:
        listingType === 'CERTIFIED' ? `${findMake(model.makeCode)?.name ?? ''} Certified` : null,
      photoUrls: [],
      description: null,
    };
  }

  #condition(owner: Owner, random: Random): ListingType {
    if (owner.privateSeller) return 'USED';
    const drawn = conditions.draw(random);
    const needsFranchise = drawn === 'NEW' || drawn === 'CERTIFIED';
    return needsFranchise && owner.nameplates.length === 0 ? 'USED' : drawn;
  }

  /** A model and year that was sold: of the dealer's own make where that make sold any, else of any. */
  #pick(owner: Owner, listingType: ListingType, random: Random) {
    const year = this.#year(listingType, random);
    const ofOwnMake = listingType === 'NEW' || listingType === 'CERTIFIED' || random.chance(0.35);
    const ownMake = ofOwnMake ? owner.nameplates[0] : undefined;
    const models = this.#modelsSold(year, ownMake) ?? this.#modelsSold(year, undefined);
    const model = findModel(models?.draw(random) ?? '');
    const variant = model && this.#variantsSold(model.code, year)?.draw(random);
    if (!model || !variant) throw new Error(`The catalogue knows no car of model year ${year}.`);
    return { year, model, variant };
  }

  #year(listingType: ListingType, random: Random): number {
    if (listingType === 'NEW')
      return this.#thisYear + (random.chance(0.35) ? 1 : random.chance(0.1) ? -1 : 0);
    return this.#thisYear - (listingType === 'CERTIFIED' ? certifiedAges : usedAges).draw(random);
  }

  #modelsSold(year: number, makeCode: string | undefined): WeightedChoice<string> | undefined {
    const key = `${makeCode}|${year}`;
    const known = this.#models.get(key);
    if (known) return known;
    const sold = makes
      .filter(({ code }) => makeCode === undefined || code === makeCode)
      .flatMap(({ models }) => models)
      .filter(({ code }) => variantsOf(code, year).length > 0)
      .map(({ code, yearlySales }) => [code, yearlySales] as const);
    if (sold.length === 0) return undefined;
    const choice = new WeightedChoice(sold);
    this.#models.set(key, choice);
    return choice;
  }

  #variantsSold(modelCode: string, year: number): WeightedChoice<VehicleVariant> | undefined {
    const key = `${modelCode}|${year}`;
    const known = this.#variants.get(key);
    if (known) return known;
    const sold = variantsOf(modelCode, year).map((variant) => [variant, variant.weight] as const);
    if (sold.length === 0) return undefined;
    const choice = new WeightedChoice(sold);
    this.#variants.set(key, choice);
    return choice;
  }

  #facts(car: DrawnCar) {
    const { listingType, year, variant, owner, random } = car;
    const isNew = listingType === 'NEW';
    const age = Math.max(0, this.#thisYear - year);
    const mileage = isNew ? random.whole(3, 80) : mileageAt(age, random);
    const msrp = Math.round((variant.msrp + 1400 * random.next()) / 5) * 5;
    const value = isNew
      ? msrp * (0.93 + 0.06 * random.next())
      : marketValue({ msrp, age, mileage });
    const unpriced = isNew ? random.chance(0.3) : random.chance(0.015);
    const salePrice = unpriced ? null : askingPrice(value, random);
    const daysListed = Math.min(240, Math.floor(Math.exp(2.6 + 1.2 * random.normal())));
    const price = salePrice ?? (isNew ? msrp : null);
    return {
      mileage,
      salePrice,
      msrp: isNew ? msrp : null,
      incentive: isNew && random.chance(0.2) ? random.pick([500, 750, 1000, 1500, 2500]) : null,
      dealerFees:
        owner.privateSeller || random.chance(0.6)
          ? null
          : random.pick([85, 199, 299, 399, 499, 699, 899]),
      priceHistory: price === null ? [] : priceHistory(price, daysListed, this.#today, random),
      listedOn: dateBefore(this.#today, daysListed),
      ...historyOf(isNew, age, random),
      vehicleExchange: listingType === 'CERTIFIED' && random.chance(0.4),
      homeServices: [],
    };
  }

  #promotion(
    owner: Owner,
    facts: {
      readonly priceHistory: readonly { readonly price: number }[];
      readonly listedOn: string;
    },
    random: Random,
  ) {
    const [first, last] = [
      facts.priceHistory[0]?.price ?? 0,
      facts.priceHistory.at(-1)?.price ?? 0,
    ];
    const reduced = first > last;
    const fresh = facts.listedOn >= dateBefore(this.#today, 4);
    const highlightType: HighlightType | null = reduced
      ? 'PRICE_REDUCED'
      : fresh
        ? 'NEWLY_LISTED'
        : null;
    const tier: ListingTier = owner.privateSeller ? 'FREE' : tiers.draw(random);
    const ribbon = reduced
      ? `Price reduced $${(first - last).toLocaleString('en-US')}`
      : fresh
        ? 'New arrival'
        : null;
    return { tier, highlightType, ribbon, hasSpecialOffer: random.chance(0.08) };
  }
}

interface DrawnCar {
  readonly listingType: ListingType;
  readonly year: number;
  readonly model: CatalogModel;
  readonly variant: VehicleVariant;
  readonly owner: Owner;
  readonly random: Random;
}

function mileageAt(age: number, random: Random): number {
  const perYear = usualMilesPerYear * Math.exp(0.35 * random.normal()) * (age > 8 ? 0.85 : 1);
  return Math.max(90, Math.round(perYear * (age + 0.5)));
}

function bodyOf(variant: VehicleVariant) {
  return {
    vehicleStyleCode: variant.style,
    bodySubtypeCode: variant.subtype ?? null,
    truckBedLength: variant.bed ?? null,
    doors: variant.doors,
    seats: variant.seats,
  };
}

function powertrainOf({ powertrain }: VehicleVariant) {
  return {
    driveType: powertrain.drive,
    fuelTypeCode: powertrain.fuel,
    transmissionCode: powertrain.transmission,
    transmissionName: powertrain.transmissionName,
    engineCode: powertrain.engine,
    engineName: powertrain.engineName,
    displacementLiters: powertrain.liters ?? null,
    mpgCity: powertrain.mpg?.[0] ?? null,
    mpgHighway: powertrain.mpg?.[1] ?? null,
    electricRangeMiles: powertrain.range ?? null,
  };
}

function colorsOf(random: Random) {
  const exterior = extColors.draw(random);
  const interior = intColors.draw(random);
  return {
    extColorSimple: exterior,
    extColorName: nameOf(simpleColors, exterior),
    intColorSimple: interior,
    intColorName: nameOf(simpleColors, interior),
  };
}

function extrasOf(variant: VehicleVariant, random: Random) {
  const added = variant.optional.filter(() => random.chance(0.3));
  const featureCodes: FeatureCode[] = [...new Set([...variant.features, ...added])].sort();
  return { featureCodes, packages: variant.packages.filter(() => random.chance(0.3)), options: [] };
}

/** No accident in three of four; owners by age. */
function historyOf(isNew: boolean, age: number, random: Random) {
  if (isNew) return { vehicleHistoryTypes: [], accidentCount: null, ownerCount: null };
  const accidentCount = random.chance(Math.min(0.45, 0.12 + 0.025 * age)) ? random.whole(1, 2) : 0;
  const ownerCount =
    1 + (random.chance(Math.min(0.8, 0.12 * age)) ? 1 : 0) + (random.chance(0.04 * age) ? 1 : 0);
  const told: (readonly [VehicleHistoryType, boolean])[] = [
    ['NO_ACCIDENTS', accidentCount === 0],
    ['ONE_OWNER', ownerCount === 1],
    ['CLEAN_TITLE', random.chance(0.97)],
    ['NO_FRAME_DAMAGE', accidentCount === 0 || random.chance(0.7)],
    ['FREE_REPORT', random.chance(0.6)],
  ];
  const vehicleHistoryTypes = told
    .filter(([, isTrue]) => isTrue)
    .map(([code]) => code)
    .sort();
  return { vehicleHistoryTypes, accidentCount, ownerCount };
}
