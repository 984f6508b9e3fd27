import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { groupValues } from '@forecourt/vehicle-rules/group-values';
import { meritOfFacts, toDay, toldFacts } from '@forecourt/vehicle-rules/relevance';
import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { takeNumbers, toCodes, toWholeNumbers } from '../../columns/column.ts';
import { toCompactLists } from '../../columns/compact-lists.ts';
import type { JointCodes } from '../../columns/dictionaries/joint-codes.ts';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { toSparseNumbers } from '../../columns/sparse-numbers.ts';
import { TextColumnBuilder } from '../../columns/text-column.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { factNames, mapFacts } from './card-facts.ts';
import {
  featureIndexes,
  featureStride,
  type Joints,
  jointNamesOf,
  mapJoints,
  ofJoint,
} from './joint-axes.ts';
import type { CodesByKey, NumberedCar } from './known-codes.ts';
import type { Division } from './split-joints.ts';
import { mapNumbers, mapRareNumbers, missing } from './vehicle-columns.ts';
import { VinColumnBuilder } from './vin-column.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Bar of a number that is not known. */
export const noBar = 255;

const identifiers = () => new GrowableNumbers((length) => new Uint32Array(length));
const bytes = () => new GrowableNumbers((length) => new Uint8Array(length));
const integers = () => new GrowableNumbers((length) => new Int32Array(length));

/** One of the joint columns, as it is written. */
interface JointWriter {
  readonly joint: JointCodes<Axis>;
  readonly known: CodesByKey;
  readonly codes: GrowableNumbers<Uint32Array>;
}

/** Takes cars one by one, in any order, and keeps nothing of them but columns. */
export class ColumnWriter {
  #vocabulary: Vocabulary;
  readonly #today: ReturnType<typeof toDay>;
  readonly #ids = new GrowableNumbers((length) => new Float64Array(length));
  readonly #ownerSlots = identifiers();
  #joints: Joints<GrowableNumbers<Uint32Array>>;
  #jointWriters: readonly JointWriter[];
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
    this.#today = toDay(today);
    this.#jointWriters = this.#makeJointWriters();
    this.#packages.offsets.push(0);
  }

  add(numbered: NumberedCar, ownerSlot: number): void {
    const { card } = numbered.car;
    this.#ids.push(card.id);
    this.#ownerSlots.push(ownerSlot);
    for (const name of factNames) this.#facts[name].push(numbered.facts[name]);
    for (const joint of this.#jointWriters) joint.codes.push(this.#codeOf(joint, numbered));
    this.#addNumbers(card);
    this.#addFeatures(card.featureCodes);
    this.#addPackages(card.packages);
    this.#vins.push(card.vin);
    this.#texts.stockNumber.push(card.stockNumber);
    this.#texts.fyuseId.push(card.fyuseId);
    this.#addPhoto(card.photoUrl);
  }

  #codeOf({ joint, known }: JointWriter, numbered: NumberedCar): number {
    const key = known.keyOf(numbered);
    const before = known.codes.get(key);
    if (before >= 0) return before;
    const code = joint.codeOf((axis) =>
      axis === 'dealType' || axis === 'verdict' ? [] : groupValues[axis](numbered.car),
    );
    known.codes.set(key, code);
    return code;
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
    this.#jointWriters = this.#makeJointWriters();
  }

  #makeJointWriters(): JointWriter[] {
    const { joints, knownCodes } = this.#vocabulary;
    return jointNamesOf(this.#joints).map((name) => ({
      joint: ofJoint(joints, name),
      known: knownCodes.of(name),
      codes: ofJoint(this.#joints, name),
    }));
  }

  #addNumbers(card: UnratedCard): void {
    const price = derivedPrice(card);
    const { year, mileage, priceReducedOn } = card;
    const listedDay = dayNumber(card.listedOn);
    this.#numbers.price.push(price ?? missing);
    this.#numbers.mileage.push(mileage ?? missing);
    this.#numbers.listedDay.push(listedDay);
    this.#numbers.estimate.push(missing);
    this.#rareNumbers.msrp.push(card.msrp ?? missing);
    this.#rareNumbers.priceBeforeReduction.push(card.priceBeforeReduction ?? missing);
    this.#rareNumbers.priceReducedDay.push(
      priceReducedOn === null ? missing : dayNumber(priceReducedOn),
    );
    this.#isSalePrice.push(card.salePrice === null ? 0 : 1);
    this.#photoCounts.push(card.photoCount);
    this.#bars.price.push(price === null ? noBar : bucketOf(priceBuckets, price));
    this.#bars.mileage.push(mileage === null ? noBar : bucketOf(mileageBuckets, mileage));
    const merit = { year, mileage, listedDay, told: toldFacts(card) };
    this.#merit.push(meritOfFacts(merit, this.#today));
  }

  #addFeatures(codes: readonly string[]): void {
    const bytes = this.#features.reserve(featureStride);
    const first = this.#features.length;
    for (const code of codes) {
      const index = featureIndexes.get(code);
      if (index === undefined) continue;
      const byte = first + (index >> 3);
      bytes[byte] = (bytes[byte] ?? 0) | (1 << (index & 7));
    }
    this.#features.advance(featureStride);
  }

  #addPhoto(url: string | null): void {
    const hostEnd = url === null ? 0 : url.indexOf('/', url.indexOf('//') + 2) + 1;
    this.#photoHosts.push(this.#vocabulary.photoHosts.idOf(url?.slice(0, hostEnd) ?? ''));
    this.#texts.photoPath.push(url, hostEnd);
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
      packages: toCompactLists({
        offsets: this.#packages.offsets.finish(),
        values: toCodes(this.#packages.values.finish(), this.#vocabulary.packages.size),
      }),
      vins: this.#vins.finish(),
      stockNumbers: this.#texts.stockNumber.finish(),
      photoPaths: this.#texts.photoPath.finish(),
      fyuseIds: this.#texts.fyuseId.finish(),
      photoHosts: toWholeNumbers(this.#photoHosts.finish()),
    };
    return { columns, ownerSlots: this.#ownerSlots.finish(), removed: new Uint32Array() };
  }
}
