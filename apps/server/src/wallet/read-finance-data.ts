import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FinanceTables, financeTablesSchema } from '@forecourt/domain/money/finance-tables';
import {
  RefusedValue,
  tableValueSchema,
  withTableValues,
} from '@forecourt/domain/money/table-values';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';

const folder = join(import.meta.dirname, 'tables');

const tableNames = ['states', 'apr', 'lease', 'energy', 'ownership'] as const;

const ownSchema = financeTablesSchema
  .partial()
  .extend({ values: z.record(z.string(), tableValueSchema).optional() });

/**
 * The dated tables that estimates stand on: those of `tables/`, and in their place those of an operator.
 *
 * @param ownFile path of a JSON file with tables of the operator; null without one
 * @throws Refusal when that file cannot be read or is not as it should be
 */
export function readFinanceTables(ownFile: string | null): FinanceTables {
  const shipped = financeTablesSchema.parse(
    Object.fromEntries(tableNames.map((name) => [name, readJson(join(folder, `${name}.json`))])),
  );
  if (ownFile === null) return shipped;
  const { values = {}, ...own } = readOwn(ownFile);
  try {
    return withTableValues({ ...shipped, ...given(own) }, values);
  } catch (error) {
    if (!(error instanceof RefusedValue)) throw error;
    throw new Refusal(`FINANCE_TABLES: ${ownFile}: ${error.message}`);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

type Given = { readonly [Name in keyof FinanceTables]?: FinanceTables[Name] | undefined };

const given = (own: Given): Partial<FinanceTables> =>
  Object.fromEntries(Object.entries(own).filter(([, table]) => table !== undefined));

function readOwn(file: string): z.output<typeof ownSchema> {
  const parsed = ownSchema.safeParse(readOwnJson(file));
  if (!parsed.success)
    throw new Refusal(
      `FINANCE_TABLES: ${file} is not as expected.\n${z.prettifyError(parsed.error)}`,
    );
  return parsed.data;
}

function readOwnJson(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(`FINANCE_TABLES: ${file} cannot be read as JSON: ${why}`);
  }
}
