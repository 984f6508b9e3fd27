import type { RowReader } from '../mapping.ts';
import type { Refusal } from './car-draft.ts';
import type { CarField, CarText } from './car-fields.ts';

/** Collects what is wrong with one row, so that its report names every cell at fault and not only the first. */
export class RowProblems {
  readonly refusals: Refusal[] = [];
  readonly #reader: RowReader;
  readonly #car: CarText;

  constructor(reader: RowReader, car: CarText) {
    this.#reader = reader;
    this.#car = car;
  }

  refuse(field: CarField, reason: string): void {
    const column = this.#reader.columnOf(field);
    this.refusals.push({ field, column, value: this.#car[field] ?? '', reason });
  }

  /**
   * Reads a cell that may be absent. Text that `parse` cannot read refuses the row.
   *
   * @returns null when absent or unreadable
   */
  optional<Value>(
    field: CarField,
    parse: (text: string) => Value | null | undefined,
    expected: string,
  ): Value | null {
    const text = this.#car[field];
    if (text === undefined) return null;
    const value = parse(text);
    if (value === undefined) this.refuse(field, `expected ${expected}`);
    return value ?? null;
  }
}
