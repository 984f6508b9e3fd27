import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import { type FoundValue, tableValuesOf } from '@forecourt/domain/money/table-paths';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { Sheet, SheetEntry } from '@forecourt/web/console/sheet';
import { dayOf } from '../../platform/clock.ts';
import { readTableChanges, type TableChange } from '../../wallet/live-tables.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Values that are shown of those that words find. */
const maxFound = 60;

/** Single values of the tables that estimates stand on: found, changed and taken back. */
export const tablesView: View<Sheet> = {
  needs: 'tables.see',
  async read({ database, financeTables, clock }, { text = '', path = '' }, { operator }) {
    const mayChange = mayDo(operator.role, 'tables.change');
    const changes = await readTableChanges(database);
    const started = tableValuesOf(financeTables.started);
    const now = tableValuesOf(financeTables.now);
    const chosen = now.find((one) => one.path === path);
    return {
      title: 'Taxes and rates',
      lead: 'What payments, taxes, fees and costs of owning a car stand on. Pages name a value that is changed here with its day; all processes follow within seconds.',
      find: { value: text, placeholder: 'Find a value' },
      ...(mayChange && { entry: entryOf(chosen, path, dayOf(clock)) }),
      tables: [
        changedTable(changes, started, mayChange),
        ...(text.trim() === '' ? [] : [foundTable(now, text)]),
        sourceTable(financeTables.started),
      ],
    };
  },
};

const words = (value: FoundValue['value'] | undefined): string =>
  value === undefined ? '–' : value === null ? 'null (no limit)' : String(value);

function entryOf(chosen: FoundValue | undefined, path: string, today: string): SheetEntry {
  const value = chosen === undefined ? '' : String(chosen.value);
  return {
    title: 'Change a value',
    act: 'table.set',
    button: 'Change it',
    note: 'Rates and taxes are shares: 0.07 is 7 %',
    fields: [
      { name: 'path', label: 'Which', value: path, placeholder: 'states.GA.docFeeCap' },
      { name: 'value', label: 'Value', value, placeholder: '699' },
      { name: 'asOf', label: 'As of', value: today, isDay: true },
    ],
  };
}

function changedTable(
  changes: readonly TableChange[],
  started: readonly FoundValue[],
  mayChange: boolean,
) {
  return tableOf(
    {
      title: 'Changed',
      columns: ['Which', 'Value', 'As of', 'Since', 'By'],
      none: 'No value is changed: all are as processes were started.',
    },
    changes,
    ({ path, value, asOf, changedAt, actor }) => ({
      key: path,
      cells: [
        { text: path },
        {
          text: words(value),
          more: `started with ${words(started.find((one) => one.path === path)?.value)}`,
        },
        { text: asOf, isWhole: true },
        { at: toMoment(changedAt) },
        { text: actor },
      ],
      deeds: mayChange ? [{ act: 'table.clear', name: 'As before', fields: { path } }] : [],
    }),
  );
}

/** Values whose paths have every word. */
function foundTable(values: readonly FoundValue[], text: string) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = values.filter(({ path }) =>
    wanted.every((word) => path.toLowerCase().includes(word)),
  );
  return tableOf(
    {
      title: 'Found',
      columns: ['Which', 'Value'],
      none: 'No value has these words in its path.',
      ...(found.length > maxFound && { note: `${maxFound} of ${found.length}` }),
    },
    found.slice(0, maxFound),
    ({ path, value }) => ({
      key: path,
      cells: [
        { text: path, href: `?${new URLSearchParams({ text, path })}` },
        { text: words(value), isCode: true },
      ],
    }),
  );
}

/** Where the tables are from. */
function sourceTable(tables: FinanceTables) {
  return tableOf(
    { title: 'Tables', columns: ['Table', 'As of', 'Source'], none: '' },
    Object.entries(tables),
    ([name, table]) => ({
      key: name,
      cells: [
        { text: name, href: `?${new URLSearchParams({ text: `${name}.` })}`, isWhole: true },
        { text: 'asOf' in table ? table.asOf : 'each row its own', isWhole: true },
        { text: table.source },
      ],
    }),
  );
}
