import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { OwnerTable } from '../owners/owner-table.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { ColumnWriter } from './column-writer.ts';
import type { Division } from './split-joints.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Writes cars of known owners into columns. */
export class CarWriter {
  readonly #owners: OwnerTable;
  readonly #columns: ColumnWriter;

  constructor(vocabulary: Vocabulary, owners: OwnerTable, today: string) {
    this.#owners = owners;
    this.#columns = new ColumnWriter(vocabulary, today);
  }

  /** @throws when the owner is unknown */
  add(card: UnratedCard): void {
    const slot = this.#owners.findSlot(card.ownerId);
    if (slot === undefined) throw unknownOwner(card);
    this.#columns.add({ card, owner: this.#owners.get(slot) }, slot);
  }

  /** Goes on with joint columns in parts. @param vocabulary after the division */
  divide(vocabulary: Vocabulary, divisions: readonly Division[]): void {
    this.#columns.divide(vocabulary, divisions);
  }

  finish(): LooseRows {
    return this.#columns.finish();
  }
}

export function unknownOwner({ id, ownerId }: Pick<UnratedCard, 'id' | 'ownerId'>): Error {
  return new Error(`Listing ${id} names the unknown owner ${ownerId}.`);
}
