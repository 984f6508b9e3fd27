import { z } from 'zod';
import { type CarField, type CarText, carFields } from './rows/car-fields.ts';

/**
 * One vendor's dialect, kept as a data file in `mappings/`. Column names and values are compared
 * without regard to case, spaces and punctuation.
 */
export const mappingSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** Our field → the columns it may come from, the best first. */
  columns: z.partialRecord(z.enum(carFields), z.array(z.string()).min(1)),
  /** Columns that only this dialect has: a file with all of them is in this dialect. */
  marks: z.array(z.string()).min(1),
  /** Columns by which it is recognised just as well. */
  otherMarks: z.array(z.string()).min(1).optional(),
  /** Texts that stand for "unknown" in any column. */
  unknown: z.array(z.string()).default([]),
  /** Separator within a cell for the fields that hold lists. */
  separators: z.partialRecord(z.enum(['options', 'photos', 'history']), z.string()).default({}),
  /** This vendor's words → ours, before the common vocabulary is asked. */
  values: z.partialRecord(z.enum(carFields), z.record(z.string(), z.string())).default({}),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** Folds a column name or value to what is compared. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The mapping whose marks, or other marks, the header bears; of several, the one with the most columns in the
 * header.
 */
export function recogniseMapping(
  header: readonly string[],
  mappings: readonly Mapping[],
): Mapping | undefined {
  const present = new Set(header.map(fold));
  const score = (mapping: Mapping) =>
    Object.values(mapping.columns).filter((names) => names.some((name) => present.has(fold(name))))
      .length;
  return mappings
    .filter(({ marks, otherMarks }) =>
      [marks, otherMarks].some((all) => all?.every((mark) => present.has(fold(mark)))),
    )
    .sort((a, b) => score(b) - score(a))[0];
}

export interface RowReader {
  /** The row under our names. */
  read(cells: readonly string[]): CarText;
  /** The file's own name of a field's column, for reports; the field's name when no column has it. */
  columnOf(field: CarField): string;
  has(field: CarField): boolean;
}

interface BoundField {
  readonly field: CarField;
  /** Positions in the row, the best first: the first with something in it counts, of a list all. */
  readonly positions: readonly number[];
  /** Of a list: what stands between its entries. */
  readonly separator: string | undefined;
  readonly column: string;
  readonly words: ReadonlyMap<string, string>;
}

/** Binds a mapping to a file's header. */
export function bindMapping(mapping: Mapping, header: readonly string[]): RowReader {
  const folded = header.map(fold);
  const unknown = new Set(mapping.unknown);
  const bound = carFields.flatMap((field) => bindField(mapping, field, header, folded));
  const byField = new Map(bound.map((entry) => [entry.field, entry]));

  function textOf(
    { positions, words, separator }: BoundField,
    cells: readonly string[],
  ): string | undefined {
    const texts: string[] = [];
    for (const position of positions) {
      const text = cells[position]?.trim() ?? '';
      if (text === '' || unknown.has(text)) continue;
      // Few fields have words of their own, and folding costs more than all else here.
      const meant = words.size > 0 ? (words.get(fold(text)) ?? text) : text;
      if (separator === undefined) return meant;
      texts.push(meant);
    }
    return texts.join(separator) || undefined;
  }

  return {
    read(cells) {
      const car: { [Field in CarField]?: string } = {};
      for (const entry of bound) {
        const text = textOf(entry, cells);
        if (text !== undefined) car[entry.field] = text;
      }
      return car;
    },
    columnOf: (field) => byField.get(field)?.column ?? field,
    has: (field) => byField.has(field),
  };
}

function bindField(
  mapping: Mapping,
  field: CarField,
  header: readonly string[],
  folded: readonly string[],
): BoundField[] {
  const names = (mapping.columns[field] ?? []).map(fold);
  const positions = names.flatMap((name) =>
    folded.flatMap((column, position) => (column === name ? [position] : [])),
  );
  const [first] = positions;
  if (first === undefined) return [];
  const words = new Map(
    Object.entries(mapping.values[field] ?? {}).map(([word, code]) => [fold(word), code]),
  );
  const separator = separatorOf(mapping, field);
  return [{ field, positions, separator, column: header[first] ?? field, words }];
}

/** The separator of a field that holds a list; undefined for the others. */
export function separatorOf(mapping: Mapping, field: CarField): string | undefined {
  if (field !== 'options' && field !== 'photos' && field !== 'history') return undefined;
  return mapping.separators[field] ?? '|';
}
