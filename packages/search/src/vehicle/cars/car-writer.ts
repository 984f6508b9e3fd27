import { unknownOwner } from '@forecourt/vehicle-rules/unknown-owner';
import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { OwnerTable } from '../owners/owner-table.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { ColumnWriter } from './column-writer.ts';
import type { NumberedCar } from './known-codes.ts';
import type { Division } from './split-joints.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Writes cars of known owners into columns. */
export class CarWriter {
  #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  /** By slot, of owners whose cars were written. */
  readonly #ownerKinds: number[] = [];
  readonly #columns: ColumnWriter;

  constructor(vocabulary: Vocabulary, owners: OwnerTable, today: string) {
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#columns = new ColumnWriter(vocabulary, today);
  }

  /** @throws when the owner is unknown */
  add(card: UnratedCard): void {
    const slot = this.#owners.findSlot(card.ownerId);
    if (slot === undefined) throw unknownOwner(card);
    this.#columns.add(this.#number(card, slot), slot);
  }

  #number(card: UnratedCard, slot: number): NumberedCar {
    const { facts, knownCodes } = this.#vocabulary;
    const owner = this.#owners.get(slot);
    const ownerKind = this.#ownerKinds[slot] ?? knownCodes.ownerKindOf(owner);
    this.#ownerKinds[slot] = ownerKind;
    const numbers = {
      specification: facts.specification.idOf(card),
      exterior: facts.exterior.idOf(card),
      interior: facts.interior.idOf(card),
      history: facts.history.idOf(card),
      offer: facts.offer.idOf(card),
      charges: facts.charges.idOf(card),
    };
    return { car: { card, owner }, facts: numbers, ownerKind };
  }

  /** Goes on with joint columns in parts. @param vocabulary after the division */
  divide(vocabulary: Vocabulary, divisions: readonly Division[]): void {
    this.#vocabulary = vocabulary;
    // Their numbers are of the vocabulary that they were given by.
    this.#ownerKinds.length = 0;
    this.#columns.divide(vocabulary, divisions);
  }

  finish(): LooseRows {
    return this.#columns.finish();
  }
}
