import { DatabaseSync } from 'node:sqlite';
import { missing } from '@forecourt/search/vehicle/cars/vehicle-columns';
import type { FlatInventory } from '../flat-inventory.ts';
import type { CountRow, LoadPeer, PeerAnswer } from './peer.ts';
import { countedColumns, type PeerRequest } from './request.ts';
import {
  allOf,
  candidates,
  countsToTake,
  createCars,
  createOwners,
  ownerRows,
  page,
  statistics,
  tallied,
  toStatistics,
} from './sql.ts';

const sqlTypes = { short: 'INTEGER', integer: 'INTEGER', double: 'REAL' } as const;

/** SQLite in memory: the table is the index, because its key is the place in the order of circles. */
export const loadSqlite: LoadPeer = async (inventory) => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -4000000');
  database.exec(createCars(inventory.columns, sqlTypes));
  database.exec(createOwners);
  insertAll(database, inventory);
  database.exec('ANALYZE');
  const tally = new Tally(inventory);
  tally.register(database);
  const size = database
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get();
  return {
    name: 'SQLite',
    bytesPerListing: Number(size?.bytes) / inventory.rows,
    forms: [
      { name: 'sorted groups', ask: async (request) => askBySorting(database, request) },
      {
        name: 'aggregate function',
        ask: async (request) => askByFunction(database, tally, request),
      },
    ],
    close: async () => database.close(),
  };
};

function insertAll(database: DatabaseSync, inventory: FlatInventory): void {
  const { columns, rows } = inventory;
  const marks = columns.map(() => '?').join(', ');
  const insert = database.prepare(`INSERT INTO cars VALUES (?, ${marks})`);
  database.exec('BEGIN');
  for (let place = 0; place < rows; place += 1) {
    insert.run(place, ...columns.map(({ values }) => known(values[place])));
  }
  const insertOwner = database.prepare('INSERT INTO owners VALUES (?, ?, ?, ?)');
  for (const row of ownerRows(inventory)) insertOwner.run(...row);
  database.exec('COMMIT');
}

const known = (value: number | undefined) =>
  value === undefined || value === missing ? null : value;

/** A search of the table per range, instead of a condition on every row. */
function carsOf({ ranges }: PeerRequest): string {
  if (ranges === null) return 'cars';
  const rows =
    ranges.length === 0 ? ['(1, 0)'] : ranges.map(([from, to]) => `(${from}, ${to - 1})`);
  return `(VALUES ${rows.join(', ')}) AS ranges CROSS JOIN cars ON place BETWEEN column1 AND column2`;
}

function rowsOf(database: DatabaseSync, sql: string): unknown[][] {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement.all() as unknown as unknown[][];
}

/** Plain SQL: rows that count are kept, then sorted once per column. */
function askBySorting(database: DatabaseSync, request: PeerRequest): PeerAnswer {
  const counts = countsToTake(request).map(
    ({ target, column, miss }) =>
      `SELECT ${target}, ${miss}, ${column}, count(*) FROM c WHERE miss = ${miss} GROUP BY ${column}`,
  );
  database.exec(`DROP TABLE IF EXISTS temp.c;
    CREATE TEMP TABLE c AS ${candidates(request, tallied(request), carsOf(request))}`);
  const rows = rowsOf(database, counts.join(' UNION ALL '));
  const [totals = []] = rowsOf(database, `SELECT ${statistics} FROM c WHERE miss = 0`);
  return {
    counts: rows.map(([target, miss, code, count]) => ({
      target: Number(target),
      miss: Number(miss),
      code: Number(code),
      count: Number(count),
    })),
    ...toStatistics(totals),
    ids: idsOf(database, request),
  };
}

/** Counts a row in all columns in one call, where SQL would sort the rows once per column. */
class Tally {
  readonly #sizes: readonly number[];
  readonly #counts = new Map<number, Uint32Array[]>();

  constructor({ columns, vocabulary }: FlatInventory) {
    this.#sizes = countedColumns(vocabulary).map((name) => {
      const values = columns.find((column) => column.name === name)?.values ?? [];
      let largest = 0;
      for (let row = 0; row < values.length; row += 1)
        largest = Math.max(largest, values[row] ?? 0);
      return largest + 1;
    });
  }

  register(database: DatabaseSync): void {
    database.aggregate('tally', {
      start: 0,
      varargs: true,
      step: (done: number, miss, ...codes) => {
        const counts = this.#countsOf(Number(miss));
        for (let target = 0; target < codes.length; target += 1) {
          const ofTarget = counts[target];
          const code = Number(codes[target]);
          if (ofTarget) ofTarget[code] = (ofTarget[code] ?? 0) + 1;
        }
        return done + 1;
      },
    });
  }

  #countsOf(miss: number): Uint32Array[] {
    let counts = this.#counts.get(miss);
    if (!counts) {
      counts = this.#sizes.map((size) => new Uint32Array(size));
      this.#counts.set(miss, counts);
    }
    return counts;
  }

  /** What was counted since it was taken last. */
  take(): CountRow[] {
    const rows: CountRow[] = [];
    for (const [miss, counts] of this.#counts) {
      counts.forEach((ofTarget, target) => {
        ofTarget.forEach((count, code) => {
          if (count > 0) rows.push({ target, miss, code, count });
        });
      });
    }
    this.#counts.clear();
    return rows;
  }
}

/** One pass with a function of our own that counts. */
function askByFunction(database: DatabaseSync, tally: Tally, request: PeerRequest): PeerAnswer {
  const numbers = ['price', 'mileage'].map(
    (name) => `CASE WHEN miss = 0 THEN ${name} END AS ${name}`,
  );
  const [totals = []] = rowsOf(
    database,
    `SELECT ${statistics}, tally(miss, ${request.counted.join(', ')}) FROM (
       SELECT miss, ${[...request.counted, ...numbers].join(', ')}
       FROM (${candidates(request, tallied(request), carsOf(request))}))`,
  );
  return { counts: tally.take(), ...toStatistics(totals), ids: idsOf(database, request) };
}

function idsOf(database: DatabaseSync, request: PeerRequest): number[] {
  const query = page(request, carsOf(request), allOf(request.filters));
  return rowsOf(database, query).map(([id]) => Number(id));
}
