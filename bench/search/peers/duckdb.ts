import { missing } from '@forecourt/search/vehicle/cars/vehicle-columns';
import type { FlatInventory } from '../flat-inventory.ts';
import type { CountRow, LoadPeer, PeerAnswer } from './peer.ts';
import type { PeerRequest } from './request.ts';
import {
  allOf,
  candidates,
  createCars,
  createOwners,
  groupedColumns,
  groupingSets,
  ownerRows,
  page,
  rangesCondition,
  statistics,
  statisticsLength,
  tallied,
  toCountRow,
  toStatistics,
} from './sql.ts';

type DuckDb = typeof import('@duckdb/node-api');
type Connection = Awaited<
  ReturnType<Awaited<ReturnType<DuckDb['DuckDBInstance']['create']>>['connect']>
>;

const sqlTypes = { short: 'SMALLINT', integer: 'INTEGER', double: 'DOUBLE' } as const;

/** Rows that are appended at once: as many as DuckDB works on at once. */
const chunkRows = 2048;

/** DuckDB in memory, with a thread per processor. Its circles are found by the ranges of its row groups. */
export const loadDuckDb: LoadPeer = async (inventory) => {
  const duckDb = await import('@duckdb/node-api').catch(() => undefined);
  if (!duckDb) return 'its package has no build for this machine';
  const instance = await duckDb.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  // An index would be kept in order and never used.
  await connection.run(createCars(inventory.columns, sqlTypes).replace(' PRIMARY KEY', ''));
  await appendCars(duckDb, connection, inventory);
  await connection.run(createOwners.replace(' PRIMARY KEY', ''));
  await appendOwners(connection, inventory);
  const memory = await rowsOf(connection, 'SELECT sum(memory_usage_bytes) FROM duckdb_memory()');
  return {
    name: 'DuckDB',
    bytesPerListing: Number(memory[0]?.[0]) / inventory.rows,
    forms: [
      { name: 'histograms', ask: (request) => askByHistograms(connection, request) },
      { name: 'grouping sets', ask: (request) => askByGroupingSets(connection, request) },
    ],
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};

async function appendCars(
  { DuckDBDataChunk, INTEGER, SMALLINT, DOUBLE }: DuckDb,
  connection: Connection,
  { rows, columns }: FlatInventory,
): Promise<void> {
  const types = { short: SMALLINT, integer: INTEGER, double: DOUBLE };
  const appender = await connection.createAppender('cars');
  for (let start = 0; start < rows; start += chunkRows) {
    const length = Math.min(chunkRows, rows - start);
    const chunk = DuckDBDataChunk.create(
      [INTEGER, ...columns.map(({ type }) => types[type])],
      length,
    );
    chunk.setColumns([
      Array.from({ length }, (_, place) => start + place),
      ...columns.map(({ values }) =>
        Array.from({ length }, (_, place) => known(values[start + place])),
      ),
    ]);
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
}

const known = (value: number | undefined) =>
  value === undefined || value === missing ? null : value;

async function appendOwners(connection: Connection, inventory: FlatInventory): Promise<void> {
  const appender = await connection.createAppender('owners');
  for (const [owner, ...point] of ownerRows(inventory)) {
    appender.appendInteger(owner);
    for (const coordinate of point) appender.appendDouble(coordinate);
    appender.endRow();
  }
  appender.closeSync();
}

async function rowsOf(connection: Connection, sql: string) {
  return (await connection.runAndReadAll(sql)).getRowsJS();
}

const carsOf = ({ ranges }: PeerRequest) => `cars WHERE ${rangesCondition(ranges)}`;

/** One pass with an aggregate per column: few operators, so quick to plan and best for few rows. */
async function askByHistograms(connection: Connection, request: PeerRequest): Promise<PeerAnswer> {
  const histograms = request.counted.map((column) => `histogram(${column})`);
  const rows = await rowsOf(
    connection,
    `SELECT miss, ${statistics}, ${histograms.join(', ')}
     FROM (${candidates(request, tallied(request), carsOf(request))}) AS c GROUP BY miss`,
  );
  const counts = rows.flatMap(([miss, ...values]) =>
    request.counted.flatMap((_, target) =>
      entriesOf(values[statisticsLength + target], target, Number(miss)),
    ),
  );
  const ofMatches = rows.find(([miss]) => Number(miss) === 0)?.slice(1) ?? [];
  return { counts, ...toStatistics(ofMatches), ids: await idsOf(connection, request) };
}

/** What the driver makes of a map: a list of keys and values. */
function entriesOf(map: unknown, target: number, miss: number): CountRow[] {
  if (!Array.isArray(map)) return [];
  return map.map(({ key, value }) => ({ target, miss, code: Number(key), count: Number(value) }));
}

/** A hash table per column, filled by all threads: best for many rows. */
async function askByGroupingSets(
  connection: Connection,
  request: PeerRequest,
): Promise<PeerAnswer> {
  const rows = await rowsOf(
    connection,
    `WITH c AS MATERIALIZED (${candidates(request, tallied(request), carsOf(request))})
     SELECT ${groupedColumns(request)}, NULL, NULL, NULL, NULL FROM c ${groupingSets(request)}
     UNION ALL SELECT ${statistics} FROM c WHERE miss = 0`,
  );
  return {
    counts: rows.filter((row) => row.at(-1) === null).map((row) => toCountRow(request, row)),
    ...toStatistics(rows.find((row) => row.at(-1) !== null) ?? []),
    ids: await idsOf(connection, request),
  };
}

async function idsOf(connection: Connection, request: PeerRequest): Promise<number[]> {
  const { ranges, filters } = request;
  const where = `${rangesCondition(ranges)} AND ${allOf(filters)}`;
  return (await rowsOf(connection, page(request, 'cars', where))).map(([id]) => Number(id));
}
