import type { DemoRequest } from '@forecourt/catalog/demo/demo-inventory';
import { dateBefore } from '@forecourt/catalog/demo/demo-price';
import { demoVin } from '@forecourt/catalog/demo/demo-vin';
import { type Random, WeightedChoice } from '@forecourt/catalog/demo/random';
import { makes } from '@forecourt/catalog/vehicles/makes';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import {
  carSizes,
  driveTypes,
  engines,
  features,
  fuelTypes,
  homeServices,
  listingTiers,
  simpleColors,
  transmissions,
  truckCabs,
  vanSizes,
  vehicleHistoryTypes,
  vehicleStyles,
  vehicleUseTypes,
} from '@forecourt/domain/vehicle/codes';

const trimsPerModel = 14;
const packageCount = 3000;

/** By rank: the first is chosen most, the thousandth a thousandth as often. */
function zipf<Value>(values: readonly Value[], power = 1): WeightedChoice<Value> {
  return new WeightedChoice(values.map((value, rank) => [value, (rank + 1) ** -power]));
}

const codes = <Code extends string>(entries: readonly { readonly code: Code }[]) =>
  entries.map(({ code }) => code);

const levels = ['LE', 'SE', 'XLT', 'Sport', 'Limited', 'Base', 'Touring', 'Premium', 'EX-L', 'GT'];
const additions = ['', ' AWD', ' w/Tech Pkg', ' 4dr', ' Plus', ' 2.0T', ' *CPO*'];

/** Trims as dealers type them: the same few names with all that is written behind them. */
const trims = additions.flatMap((addition) => levels.map((level) => `${level}${addition}`));

const subjects = ['Cold Weather', 'Tow', 'Technology', 'Sport', 'Protection', 'Sound', 'Towing'];
const packageNames = Array.from(
  { length: packageCount },
  (_, index) =>
    `${subjects[index % subjects.length]} Package ${Math.floor(index / subjects.length)}`,
);

/**
 * Cars whose attributes know little of one another: body, doors, engine, fuel, drive and the rest are
 * drawn apart, trims and packages are many. Dictionaries of combinations so become as large as they
 * ever will, where the demo's cars, made of real models, keep them small.
 */
export class DiverseCars {
  readonly #today: string;
  readonly #thisYear: number;
  readonly #makes = zipf(makes);
  readonly #models = new Map(makes.map((make) => [make.code, zipf(make.models)]));
  readonly #trims = Array.from({ length: trims.length }, (_, first) =>
    zipf(
      Array.from(
        { length: trimsPerModel },
        (_, step) => trims[(first + 5 * step) % trims.length] ?? '',
      ),
    ),
  );
  readonly #packages = zipf(packageNames, 0.8);
  readonly #styles = zipf(codes(vehicleStyles), 0.7);
  readonly #fuels = zipf(codes(fuelTypes));
  readonly #engines = zipf(codes(engines));
  readonly #colors = zipf(codes(simpleColors));
  readonly #liters = zipf([2, 1.5, 2.5, 3.5, 1.8, 5.3, 3, 2.4, 1.6, 6.2, 4, 5.7, 6.7]);

  constructor({ today }: Pick<DemoRequest, 'today'>) {
    this.#today = today;
    this.#thisYear = Number(today.slice(0, 4));
  }

  /** @param serial distinct for every car */
  car(id: number, serial: number, owner: Owner, random: Random): Listing {
    const make = this.#makes.draw(random);
    const model = this.#models.get(make.code)?.draw(random) ?? make.models[0];
    if (!model) throw new Error(`The make ${make.code} has no models.`);
    const year = this.#thisYear - Math.floor(24 * random.next() ** 2);
    const listingType = year >= this.#thisYear - 1 ? random.pick(['NEW', 'USED'] as const) : 'USED';
    const trim = this.#trims[hash(model.code) % trims.length]?.draw(random) ?? null;
    return {
      id,
      vin: demoVin(random.pick(make.wmis), year, serial, random),
      stockNumber: random.chance(0.2)
        ? null
        : `${random.pick(['S', 'U', 'N'])}${serial % 1_000_000}`,
      ownerId: owner.id,
      listingType,
      year,
      makeCode: make.code,
      modelCode: model.code,
      seriesCode: model.series ?? null,
      trim: random.chance(0.05) ? null : trim,
      ...this.#body(random),
      ...this.#engine(random),
      ...this.#colorsOf(random),
      ...this.#offer(year, random),
      ...historyOf(random),
      featureCodes: features
        .filter((_, index) => random.chance(1 / (1.3 + index / 6)))
        .map(({ code }) => code),
      packages: this.#packagesOf(random),
      options: [],
      homeServices: codes(homeServices).filter(() => random.chance(0.1)),
      vehicleExchange: random.chance(0.1),
      certifiedProgram: null,
      tier: random.pick(codes(listingTiers)),
      ribbon: null,
      highlightType: null,
      hasSpecialOffer: random.chance(0.05),
      photoUrls: [],
      description: null,
    };
  }

  #body(random: Random) {
    const vehicleStyleCode = this.#styles.draw(random);
    const sizes =
      vehicleStyleCode === 'TRUCKS'
        ? truckCabs
        : vehicleStyleCode === 'VANMV'
          ? vanSizes
          : carSizes;
    return {
      vehicleStyleCode,
      bodySubtypeCode: random.chance(0.9) ? random.pick(codes(sizes)) : null,
      truckBedLength:
        vehicleStyleCode === 'TRUCKS'
          ? random.pick(['SHORT', 'MEDIUM', 'LONG', null] as const)
          : null,
      doors: random.pick([4, 4, 4, 2, 5, 3, null] as const),
      seats: random.pick([5, 5, 7, 8, 4, 2] as const),
    };
  }

  #engine(random: Random) {
    const fuelTypeCode = this.#fuels.draw(random);
    const engineCode = this.#engines.draw(random);
    const displacementLiters = random.chance(0.9) ? this.#liters.draw(random) : null;
    const transmissionCode = random.chance(0.85) ? 'AUT' : random.pick(codes(transmissions));
    return {
      driveType: random.pick(codes(driveTypes)),
      fuelTypeCode,
      transmissionCode,
      transmissionName: `${random.whole(4, 10)}-Speed ${transmissionCode}`,
      engineCode,
      engineName: `${displacementLiters ?? '?'}L ${engineCode}`,
      displacementLiters,
      mpgCity: random.chance(0.8) ? random.whole(12, 45) : null,
      mpgHighway: random.chance(0.8) ? random.whole(18, 52) : null,
      electricRangeMiles:
        fuelTypeCode === 'ELE' && random.chance(0.7) ? random.whole(60, 400) : null,
    };
  }

  #colorsOf(random: Random) {
    const exterior = this.#colors.draw(random);
    const interior = this.#colors.draw(random);
    return {
      extColorSimple: exterior,
      extColorName: `${random.pick(['Deep', 'Pearl', 'Metallic', 'Matte'])} ${exterior}`,
      intColorSimple: interior,
      intColorName: interior,
    };
  }

  #offer(year: number, random: Random) {
    const age = this.#thisYear - year;
    const price = Math.round(1000 + 60_000 * random.next() * 0.88 ** Math.max(0, age));
    const daysListed = Math.floor(200 * random.next() ** 3);
    const before = random.chance(0.3) ? price + random.whole(100, 4000) : price;
    return {
      mileage: random.chance(0.97)
        ? Math.floor(20 + 12_000 * Math.max(0, age) * 2 * random.next())
        : null,
      salePrice: random.chance(0.96) ? price : null,
      msrp: random.chance(0.3) ? price + 2000 : null,
      incentive: null,
      dealerFees: random.chance(0.4) ? random.whole(0, 20) * 50 : null,
      priceHistory: [
        { on: dateBefore(this.#today, daysListed), price: before },
        { on: dateBefore(this.#today, Math.floor(daysListed / 2)), price },
      ],
      listedOn: dateBefore(this.#today, daysListed),
    };
  }

  #packagesOf(random: Random): string[] {
    const count = Math.floor(4 * random.next() ** 1.5);
    return [...new Set(Array.from({ length: count }, () => this.#packages.draw(random)))];
  }
}

function historyOf(random: Random) {
  return {
    vehicleHistoryTypes: codes(vehicleHistoryTypes).filter(() => random.chance(0.4)),
    accidentCount: random.chance(0.5) ? random.whole(0, 2) : null,
    ownerCount: random.chance(0.5) ? random.whole(1, 4) : null,
    vehicleUseType: random.pick(codes(vehicleUseTypes)),
  };
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1)
    value = (31 * value + text.charCodeAt(index)) >>> 0;
  return value;
}
