import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { groupValues, type IndexedCar } from '@forecourt/vehicle-rules/group-values';
import { meritOf } from '@forecourt/vehicle-rules/relevance';
import { toBits } from '../../columns/bit-rows.ts';
import { takeNumbers, toCodes, toWholeNumbers } from '../../columns/column.ts';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { toSparseNumbers } from '../../columns/sparse-numbers.ts';
import { TextColumnBuilder } from '../../columns/text-column.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { mapFacts } from './card-facts.ts';
import {
  featureIndexes,
  featureStride,
  type JointName,
  type Joints,
  jointNamesOf,
  mapJoints,
  ofJoint,
} from './joint-axes.ts';
import type { Division } from './split-joints.ts';
import { mapNumbers, mapRareNumbers, missing } from './vehicle-columns.ts';
import { VinColumnBuilder } from './vin-column.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Bar of a number that is not known. */
export const noBar = 255;

const identifiers = () => new GrowableNumbers((length) => new Uint32Array(length));
const bytes = () => new GrowableNumbers((length) => new Uint8Array(length));
const integers = () => new GrowableNumbers((length) => new Int32Array(length));

/** Takes cars one by one, in any order, and keeps nothing of them but columns. */
export class ColumnWriter {
  #vocabulary: Vocabulary;
  readonly #today: string;
  readonly #ids = new GrowableNumbers((length) => new Float64Array(length));
  readonly #ownerSlots = identifiers();
  #joints: Joints<GrowableNumbers<Uint32Array>>;
  readonly #facts = mapFacts(identifiers);
  readonly #numbers = mapNumbers(integers);
  readonly #rareNumbers = mapRareNumbers(integers);
  readonly #isSalePrice = bytes();
  readonly #photoCounts = identifiers();
  readonly #bars = { price: bytes(), mileage: bytes() };
  /** Doubles until the end: a store into more than four types of array is a slow one. */
  readonly #merit = new GrowableNumbers((length) => new Float64Array(length));
  readonly #features = bytes();
  readonly #packages = { offsets: identifiers(), values: identifiers() };
  readonly #photoHosts = identifiers();
  readonly #vins = new VinColumnBuilder();
  readonly #texts = {
    stockNumber: new TextColumnBuilder(),
    photoPath: new TextColumnBuilder(),
    fyuseId: new TextColumnBuilder(),
  };

  constructor(vocabulary: Vocabulary, today: string) {
    this.#vocabulary = vocabulary;
    this.#joints = mapJoints(vocabulary.joints, identifiers);
    this.#today = today;
    this.#packages.offsets.push(0);
  }

  add(car: IndexedCar, ownerSlot: number): void {
    const { card } = car;
    this.#ids.push(card.id);
    this.#ownerSlots.push(ownerSlot);
    this.#addFacts(car);
    this.#addNumbers(car);
    this.#merit.push(meritOf(card, this.#today));
    const features = card.featureCodes.flatMap((code) => featureIndexes.get(code) ?? []);
    for (const byte of toBits(features, featureStride)) this.#features.push(byte);
    this.#addPackages(card.packages);
    this.#vins.push(card.vin);
    this.#texts.stockNumber.push(card.stockNumber);
    this.#texts.fyuseId.push(card.fyuseId);
    this.#addPhoto(card.photoUrl);
  }

  /** Codes that follow from facts alone are looked up by the facts; the rest is read from the car. */
  #addFacts(car: IndexedCar): void {
    const { facts, codesOfFacts } = this.#vocabulary;
    const factIds = mapFacts((name) => {
      const id = facts[name].idOf(car.card);
      this.#facts[name].push(id);
      return id;
    });
    for (const name of jointNamesOf(this.#joints)) {
      const known = codesOfFacts.get(name);
      const code = known
        ? this.#codeOfFacts(known.codes, factIds[known.fact], name, car)
        : this.#codeOf(name, car);
      ofJoint(this.#joints, name).push(code);
    }
  }

  #codeOfFacts(known: number[], factId: number, name: JointName, car: IndexedCar): number {
    const code = known[factId] ?? this.#codeOf(name, car);
    known[factId] = code;
    return code;
  }

  #codeOf(name: JointName, car: IndexedCar): number {
    // Cars are rated when all are there.
    if (name === 'deal') return 0;
    return ofJoint(this.#vocabulary.joints, name).codeOf((axis) =>
      axis === 'dealType' || axis === 'verdict' ? [] : groupValues[axis](car),
    );
  }

  /** Goes on with joint columns in parts. @param vocabulary after the division */
  divide(vocabulary: Vocabulary, divisions: readonly Division[]): void {
    this.#vocabulary = vocabulary;
    const joints: Record<string, GrowableNumbers<Uint32Array>> = { ...this.#joints };
    for (const { whole, parts } of divisions) {
      const codes = ofJoint(this.#joints, whole).finish();
      for (const [name, { codeOf }] of parts) {
        const own = identifiers();
        own.reserve(codes.length).set(takeNumbers(codeOf, codes));
        own.advance(codes.length);
        joints[name] = own;
      }
    }
    this.#joints = { ...this.#joints, ...joints };
  }

  #addNumbers({ card }: IndexedCar): void {
    const price = derivedPrice(card);
    this.#numbers.price.push(price ?? missing);
    this.#numbers.mileage.push(card.mileage ?? missing);
    this.#numbers.listedDay.push(dayNumber(card.listedOn));
    this.#numbers.estimate.push(missing);
    this.#rareNumbers.msrp.push(card.msrp ?? missing);
    this.#rareNumbers.priceBeforeReduction.push(card.priceBeforeReduction ?? missing);
    const { priceReducedOn } = card;
    this.#rareNumbers.priceReducedDay.push(
      priceReducedOn === null ? missing : dayNumber(priceReducedOn),
    );
    this.#isSalePrice.push(card.salePrice === null ? 0 : 1);
    this.#photoCounts.push(card.photoCount);
    this.#bars.price.push(price === null ? noBar : bucketOf(priceBuckets, price));
    this.#bars.mileage.push(card.mileage === null ? noBar : bucketOf(mileageBuckets, card.mileage));
  }

  #addPhoto(url: string | null): void {
    const hostEnd = url === null ? 0 : url.indexOf('/', url.indexOf('//') + 2) + 1;
    this.#photoHosts.push(this.#vocabulary.photoHosts.idOf(url?.slice(0, hostEnd) ?? ''));
    this.#texts.photoPath.push(url?.slice(hostEnd) ?? null);
  }

  #addPackages(names: readonly string[]): void {
    for (const id of this.#vocabulary.packages.idsOf(names)) this.#packages.values.push(id);
    this.#packages.offsets.push(this.#packages.values.length);
  }

  /** The rows in order of arrival, unrated. */
  finish(): LooseRows {
    const columns = {
      ids: toWholeNumbers(this.#ids.finish()),
      joints: mapJoints(this.#joints, (codes, name) =>
        toCodes(codes.finish(), ofJoint(this.#vocabulary.joints, name).size),
      ),
      facts: mapFacts((name) => toWholeNumbers(this.#facts[name].finish())),
      numbers: mapNumbers((name) => this.#numbers[name].finish()),
      rareNumbers: mapRareNumbers((name) =>
        toSparseNumbers(this.#rareNumbers[name].finish(), missing),
      ),
      isSalePrice: { stride: 1, bytes: this.#isSalePrice.finish() },
      photoCounts: toWholeNumbers(this.#photoCounts.finish()),
      comparables: new Uint8Array(this.#ids.length),
      priceBars: this.#bars.price.finish(),
      mileageBars: this.#bars.mileage.finish(),
      merit: Float32Array.from(this.#merit.finish()),
      features: { stride: featureStride, bytes: this.#features.finish() },
      packages: {
        offsets: this.#packages.offsets.finish(),
        values: this.#packages.values.finish(),
      },
      vins: this.#vins.finish(),
      stockNumbers: this.#texts.stockNumber.finish(),
      photoPaths: this.#texts.photoPath.finish(),
      fyuseIds: this.#texts.fyuseId.finish(),
      photoHosts: toWholeNumbers(this.#photoHosts.finish()),
    };
    return { columns, ownerSlots: this.#ownerSlots.finish(), removed: new Uint32Array() };
  }
}
