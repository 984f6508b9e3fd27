import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Cell, Column, RowDeed, SheetTable } from '@forecourt/web/console/sheet';

/** A column of numbers. */
export const numbers = (name: string): Column => ({ name, isNumber: true });

/** A number in a cell. */
export const count = (value: number): Cell => ({ text: groupDigits(value) });

/** A table of things, each as its cells and what may be done with it. */
export function tableOf<Thing>(
  about: Pick<SheetTable, 'title' | 'none' | 'ways'> & {
    readonly note?: string;
    readonly columns: readonly (string | Column)[];
  },
  things: readonly Thing[],
  toRow: (thing: Thing) => {
    readonly key: string;
    readonly cells: readonly Cell[];
    readonly deeds?: readonly RowDeed[];
  },
): SheetTable {
  return {
    title: about.title,
    none: about.none,
    ...(about.ways && { ways: about.ways }),
    note: about.note ?? (things.length === 0 ? '' : groupDigits(things.length)),
    columns: about.columns.map((column) =>
      typeof column === 'string' ? { name: column } : column,
    ),
    rows: things.map((thing) => ({ deeds: [], ...toRow(thing) })),
  };
}
