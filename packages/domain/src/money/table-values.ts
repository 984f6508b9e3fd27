import { z } from 'zod';
import { formatDate } from '../calendar/format-date.ts';
import { type FinanceTables, financeTablesSchema } from './finance-tables.ts';

/** One value of a table as an operator has it, with its day. */
export const tableValueSchema = z.strictObject({
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  asOf: z.iso.date('expected a day such as 2026-01-31'),
});
export type TableValue = z.infer<typeof tableValueSchema>;

/** Values by their paths, such as `states.GA.docFeeCap`, `apr.prime.aprUsed` or `ownership.repairs.suv.3`. */
export type TableValues = Readonly<Record<string, TableValue>>;

/** A value as it is typed: a number, a word, or `null` where there is no limit. */
export function readTableValue(text: string): TableValue['value'] {
  const typed = text.trim();
  if (typed === 'null') return null;
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

/** A value cannot be so; the message names it and what was expected. */
export class RefusedValue extends Error {
  override readonly name = 'RefusedValue';
  /** What of it is to be mended. */
  readonly part: 'path' | 'value';

  constructor(message: string, part: 'path' | 'value') {
    super(message);
    this.part = part;
  }
}

/** Parts of tables that paths may leave out, since nothing else is meant. */
export const shortLists: Readonly<Record<string, string>> = {
  states: 'states',
  energy: 'states',
  apr: 'tiers',
};

/**
 * Tables with some values in place of theirs. Each table tells which of its values are of another day.
 *
 * @throws RefusedValue
 */
export function withTableValues(tables: FinanceTables, values: TableValues): FinanceTables {
  const changed = structuredClone(tables);
  for (const [path, { value, asOf }] of Object.entries(values)) {
    const [name = '', ...keys] = path.split('.');
    const table = tableNamed(changed, name);
    if (table === null) throw new RefusedValue(`${path}: no table is called “${name}”.`, 'path');
    setValue(table, keys, { path, value, asOf, list: shortLists[name] });
    const others = (table.changed ?? []).filter((one) => one.path !== keys.join('.'));
    table.changed = [...others, { path: keys.join('.'), asOf }];
    const parsed = financeTablesSchema.safeParse(changed);
    if (!parsed.success) {
      const expected = parsed.error.issues[0]?.message ?? 'expected another';
      throw new RefusedValue(`${path}: ${value} is not possible, ${expected}.`, 'value');
    }
  }
  return changed;
}

type AnyTable = FinanceTables[keyof FinanceTables];

function tableNamed(tables: FinanceTables, name: string): AnyTable | null {
  const found = Object.entries(tables).find(([key]) => key === name);
  return found?.[1] ?? null;
}

interface Setting extends TableValue {
  readonly path: string;
  readonly list: string | undefined;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Rows of a list are named by their code or their place. */
const within = (holder: Record<string, unknown>, key: string): unknown =>
  Array.isArray(holder)
    ? (holder.find((row: unknown) => isHolder(row) && row.code === key) ?? holder[Number(key)])
    : holder[key];

function setValue(table: object, keys: readonly string[], setting: Setting): void {
  const { path, value, asOf, list } = setting;
  const [first = '', ...more] = keys;
  const isShort = list !== undefined && !(first in table);
  const way = isShort ? [list, first, ...more] : [first, ...more];
  const last = way.pop() ?? '';
  let holder: unknown = table;
  for (const key of way) holder = isHolder(holder) ? within(holder, key) : undefined;
  const isKnown = isHolder(holder) && (last in holder || last in optionalValues);
  if (!isHolder(holder) || !isKnown || isHolder(holder[last]))
    throw new RefusedValue(`${path}: no such value. A path is like states.GA.docFeeCap.`, 'path');
  holder[last] = value;
  // Rows that have a day of their own are of this one.
  if ('asOf' in holder && holder !== table) holder.asOf = asOf;
}

/** Values of a state that most states lack. */
const optionalValues = { maxTax: true, localTaxOn: true } as const;

const words: Readonly<Record<string, string>> = {
  taxRate: 'tax rate',
  localRate: 'local tax',
  title: 'title',
  registration: 'registration',
  docFeeCap: 'limit of document fees',
  tradeInCredit: 'credit of trade-ins',
  maxTax: 'most that is taxed',
  aprNew: 'rate for new cars',
  aprUsed: 'rate for used cars',
  acquisitionFee: 'fee of the lessor',
  gasoline: 'price of gasoline',
  electricity: 'price of electricity',
  dieselMore: 'price of diesel',
  publicCharging: 'price of public charging',
};

/**
 * Which values of a table are of another day, in words: `limit of document fees of Jan 1, 2026`. Null for none.
 *
 * @param about keys that a value's path begins with to matter here, such as a state; all when absent
 */
export function changedWords(table: AnyTable, about?: readonly string[]): string | null {
  const told = (table.changed ?? [])
    .map(({ path, asOf }) => ({ keys: path.split('.'), asOf }))
    .filter(({ keys }) => about === undefined || keys.length < 2 || keys.some(isOf(about)))
    .map(
      ({ keys, asOf }) => `${words[keys.at(-1) ?? ''] ?? keys.join(' ')} of ${formatDate(asOf)}`,
    );
  return told.length === 0 ? null : told.join(', ');
}

const isOf = (about: readonly string[]) => (key: string) => about.includes(key);

/** The day of a table, and of the values in it that are of another. @param about as above */
export function dayWords(
  table: AnyTable & { readonly asOf: string },
  about?: readonly string[],
): string {
  const others = changedWords(table, about);
  const day = formatDate(table.asOf);
  return others === null ? day : `${day} (${others})`;
}
