import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Asked } from '@forecourt/web/back-office/office';
import type { Cell, Sheet, SheetTable } from '@forecourt/web/console/sheet';
import type { Database } from '../../platform/database/database.ts';
import { countMisses, type MissKind, readMisses } from '../../search-misses/search-misses.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { count, numbers, tableOf } from './table.ts';

/** Rows of a table at once. */
const pageLength = 200;

/** What shoppers look for and do not find. */
export const wordsView: View<Sheet> = {
  needs: 'words.see',
  async read({ database }, asked) {
    return {
      title: 'Search quality',
      lead: 'What shoppers look for and do not find. Who looked is not kept, and words beside an email address or a phone number are left out. Names may be among the rest: nothing tells them from words.',
      find: null,
      tables: [
        await readTable(database, asked, {
          kind: 'nothing',
          title: 'Searches without a car',
          column: 'Search',
          none: 'Every search found a car.',
          toCell: (words) => ({
            text: words.replace(/^\/cars-for-sale\/?/, '') || 'all cars',
            href: words,
          }),
        }),
        await readTable(database, asked, {
          kind: 'unknown',
          title: 'Words nobody knows',
          column: 'Words',
          none: 'Every word was understood.',
          toCell: (text) => ({ text }),
        }),
      ],
    };
  },
};

interface MissTable {
  /** Also the field of the address that tells how many rows are passed over. */
  readonly kind: MissKind;
  readonly title: string;
  readonly column: string;
  readonly none: string;
  toCell(words: string): Cell;
}

async function readTable(
  database: Database,
  asked: Asked,
  { kind, title, column, none, toCell }: MissTable,
): Promise<SheetTable> {
  const passed = readPassed(asked[kind]);
  const [found, all] = await Promise.all([
    readMisses(database, kind, pageLength, passed),
    countMisses(database, kind),
  ]);
  const next = passed + found.length;
  return tableOf(
    {
      title,
      none,
      columns: [column, numbers('Times'), 'First', 'Last'],
      ...(all > 0 && { note: `${found.length} of ${groupDigits(all)}` }),
      ways: {
        order: 'frequent',
        older: next < all && next > passed ? addressOf(asked, kind, next) : null,
        latest: passed === 0 ? null : addressOf(asked, kind, 0),
      },
    },
    found,
    ({ words, times, firstAt, lastAt }) => ({
      key: words,
      cells: [toCell(words), count(times), { at: toMoment(firstAt) }, { at: toMoment(lastAt) }],
    }),
  );
}

/** A whole number of few digits; 0 for anything else. */
const readPassed = (text = ''): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The page with another place in one table; the other one stays where it is. */
function addressOf(asked: Asked, kind: MissKind, passed: number): string {
  const places = new URLSearchParams();
  for (const one of ['nothing', 'unknown'] as const) {
    const place = one === kind ? passed : readPassed(asked[one]);
    if (place > 0) places.set(one, String(place));
  }
  return `?${places}`;
}
