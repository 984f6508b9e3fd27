import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { HighlightType, ListingTier, ListingType } from '@forecourt/domain/vehicle/codes';
import {
  type CatalogModel,
  findMake,
  findModel,
  isSold,
  type VehicleVariant,
  variantsOf,
} from '../vehicles/catalog.ts';
import { lastModelYear, makes } from '../vehicles/makes.ts';
import { historyOf } from './demo-history.ts';
import { askingPrice, dateBefore, marketValue, mileageAt, priceHistory } from './demo-price.ts';
import {
  certifiedAges,
  franchiseConditions,
  independentConditions,
  presenceOf,
  tiers,
  usedAges,
} from './demo-shares.ts';
import { bodyOf, colorsOf, extrasOf, powertrainOf, presenceInYear } from './demo-variant.ts';
import { demoVin } from './demo-vin.ts';
import { type Random, WeightedChoice } from './random.ts';

/** Years: no make certifies older ones. */
const maxCertifiedAge = 5;

/** Cars for one owner, drawn so that the whole resembles real inventory. */
export class CarFactory {
  readonly #today: string;
  /** That cars are as old as they are by: the catalogue’s last one where it does not reach to today. */
  readonly #thisYear: number;
  readonly #models = new Map<string, WeightedChoice<string>>();
  readonly #variants = new Map<string, WeightedChoice<VehicleVariant>>();

  constructor(today: string) {
    this.#today = today;
    this.#thisYear = Math.min(Number(today.slice(0, 4)), lastModelYear);
  }

  /** @param serial distinct for every car: it makes the VIN distinct and the id */
  car(id: number, serial: number, owner: Owner, random: Random): Listing {
    const picked = this.#pick(this.#condition(owner, random), owner, random);
    const { year, model, variant } = picked;
    const listingType = this.#isCertified(picked, owner) ? 'CERTIFIED' : picked.listingType;
    const facts = this.#facts({ ...picked, owner, random });
    const make = findMake(model.makeCode);
    if (!make) throw new Error(`The model ${model.code} has no make.`);
    return {
      id,
      vin: demoVin(random.pick(make.wmis), year, serial, random),
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
      certifiedProgram: listingType === 'CERTIFIED' ? `${make.name} Certified` : null,
      photoUrls: [],
      description: null,
    };
  }

  /** A dealer who sells two makes certifies what it has of the second, while that is young. */
  #isCertified({ listingType, year, model }: PickedCar, { nameplates }: Owner): boolean {
    const isSecond = nameplates.indexOf(model.makeCode) > 0;
    return isSecond && listingType === 'USED' && this.#thisYear - year <= maxCertifiedAge;
  }

  #condition(owner: Owner, random: Random): ListingType {
    if (owner.privateSeller) return 'USED';
    const conditions = owner.nameplates.length > 0 ? franchiseConditions : independentConditions;
    return conditions.draw(random);
  }

  /**
   * A model and year that was sold: of the dealer's own make for new and certified cars and many used
   * ones, else of any. A used car, where a young make sold nothing in that year.
   */
  #pick(listingType: ListingType, owner: Owner, random: Random): PickedCar {
    const year = this.#year(listingType, random);
    const isDealersOwn = listingType === 'NEW' || listingType === 'CERTIFIED';
    const ownMake = isDealersOwn || random.chance(0.35) ? owner.nameplates[0] : undefined;
    const ofOwnMake = ownMake === undefined ? undefined : this.#modelsSold(year, ownMake);
    if (isDealersOwn && !ofOwnMake) return this.#pick('USED', owner, random);
    const models = ofOwnMake ?? this.#modelsSold(year, undefined);
    const model = findModel(models?.draw(random) ?? '');
    const variant = model && this.#variantsSold(model.code, year)?.draw(random);
    if (!model || !variant) throw new Error(`The catalogue knows no car of model year ${year}.`);
    return { listingType, year, model, variant };
  }

  #year(listingType: ListingType, random: Random): number {
    if (listingType === 'NEW') {
      const year = this.#thisYear + (random.chance(0.35) ? 1 : random.chance(0.1) ? -1 : 0);
      return Math.min(year, lastModelYear);
    }
    return this.#thisYear - (listingType === 'CERTIFIED' ? certifiedAges : usedAges).draw(random);
  }

  #modelsSold(year: number, makeCode: string | undefined): WeightedChoice<string> | undefined {
    const key = `${makeCode}|${year}`;
    const known = this.#models.get(key);
    if (known) return known;
    const sold = makes
      .filter(({ code }) => makeCode === undefined || code === makeCode)
      .flatMap(({ models }) => models)
      .filter(({ code }) => isSold(code, year))
      .map(({ code, yearlySales }) => [code, yearlySales * presenceInYear(code, year)] as const);
    if (sold.length === 0) return undefined;
    const choice = new WeightedChoice(sold);
    this.#models.set(key, choice);
    return choice;
  }

  #variantsSold(modelCode: string, year: number): WeightedChoice<VehicleVariant> | undefined {
    const key = `${modelCode}|${year}`;
    const known = this.#variants.get(key);
    if (known) return known;
    const sold = variantsOf(modelCode, year).map(
      (variant) => [variant, presenceOf(variant)] as const,
    );
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
    const daysListed = Math.min(240, Math.floor(Math.exp(2.6 + 1.45 * random.normal())));
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
    const first = facts.priceHistory[0]?.price ?? 0;
    const last = facts.priceHistory.at(-1)?.price ?? 0;
    const reduced = first > last;
    const fresh = facts.listedOn >= dateBefore(this.#today, 4);
    const highlightType: HighlightType | null = reduced
      ? 'PRICE_REDUCED'
      : fresh
        ? 'NEWLY_LISTED'
        : null;
    const tier: ListingTier = owner.privateSeller ? 'FREE' : tiers.draw(random);
    return { tier, highlightType, ribbon: null, hasSpecialOffer: random.chance(0.08) };
  }
}

interface PickedCar {
  readonly listingType: ListingType;
  readonly year: number;
  readonly model: CatalogModel;
  readonly variant: VehicleVariant;
}

interface DrawnCar extends PickedCar {
  readonly owner: Owner;
  readonly random: Random;
}
