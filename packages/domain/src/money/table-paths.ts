import type { FinanceTables } from './finance-tables.ts';
import { shortLists, type TableValue } from './table-values.ts';

/** A single value of the tables, by the path at which it is changed. */
export interface FoundValue {
  readonly path: string;
  readonly value: TableValue['value'];
}

/** Of a table or its rows, what names and dates them: no estimate stands on it. */
const about = new Set(['source', 'asOf', 'changed', 'code', 'name']);

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every value that estimates stand on, by its path as `withTableValues` reads it. */
export function tableValuesOf(tables: FinanceTables): FoundValue[] {
  return Object.entries(tables).flatMap(([name, table]) =>
    Object.entries(table).flatMap(([key, part]) => {
      if (about.has(key)) return [];
      return valuesIn(part, shortLists[name] === key ? name : `${name}.${key}`);
    }),
  );
}

function valuesIn(part: unknown, path: string): FoundValue[] {
  if (!isHolder(part)) return isValue(part) ? [{ path, value: part }] : [];
  return Object.entries(part).flatMap(([key, inner]) =>
    about.has(key) ? [] : valuesIn(inner, `${path}.${nameOf(inner) ?? key}`),
  );
}

const isValue = (part: unknown): part is TableValue['value'] =>
  part === null || ['number', 'string', 'boolean'].includes(typeof part);

/** Rows of a list are named by their code. */
function nameOf(row: unknown): string | null {
  return isHolder(row) && 'code' in row && typeof row.code === 'string' ? row.code : null;
}
