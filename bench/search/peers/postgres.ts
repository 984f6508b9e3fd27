import { missing } from '@forecourt/search/vehicle/cars/vehicle-columns';
import pg from 'pg';
import { startPostgres } from '../../../apps/server/test/postgres-server.ts';
import type { FlatInventory } from '../flat-inventory.ts';
import type { LoadPeer, PeerAnswer } from './peer.ts';
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
  tallied,
  toCountRow,
  toStatistics,
} from './sql.ts';

const sqlTypes = { short: 'SMALLINT', integer: 'INTEGER', double: 'DOUBLE PRECISION' } as const;

/** Everything stays in memory and nothing is written twice. */
const settings = {
  shared_buffers: '2GB',
  max_parallel_workers: '8',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** For short and long requests alike; compiling a statement costs more than it saves. */
const sessionSettings = `SET jit = off; SET work_mem = '512MB'; SET parallel_setup_cost = 50;
  SET max_parallel_workers_per_gather = 4; SET min_parallel_table_scan_size = '1MB'; SET random_page_cost = 1.1`;

const batchRows = 5000;

/** PostgreSQL: its own server, or that of BENCH_DATABASE_URL, in a schema that is dropped again. */
export const loadPostgres: LoadPeer = async (inventory) => {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given === undefined ? await startPostgres(settings) : undefined;
  const url = given ?? server?.url;
  if (url === undefined) return 'its binaries are not installed and BENCH_DATABASE_URL is not set';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS forecourt_bench CASCADE; CREATE SCHEMA forecourt_bench;
    SET search_path TO forecourt_bench; ${sessionSettings}`);
  await insertAll(client, inventory);
  const size = await client.query("SELECT pg_total_relation_size('cars') AS bytes");
  return {
    name: 'PostgreSQL',
    bytesPerListing: Number(size.rows[0]?.bytes) / inventory.rows,
    forms: [
      { name: 'grouping sets', ask: (request) => askByGroupingSets(client, request) },
      { name: 'parallel groups', ask: (request) => askInParallel(client, request) },
    ],
    close: async () => {
      await client.query('DROP SCHEMA forecourt_bench CASCADE');
      await client.end();
      server?.stop();
    },
  };
};

async function insertAll(client: pg.Client, inventory: FlatInventory): Promise<void> {
  const { columns, rows } = inventory;
  await client.query(createCars(columns, sqlTypes).replace('CREATE', 'CREATE UNLOGGED'));
  const arrays = columns.map(({ type }, place) => `$${place + 2}::${sqlTypes[type]}[]`);
  const text = `INSERT INTO cars SELECT * FROM unnest($1::INTEGER[], ${arrays.join(', ')})`;
  for (let start = 0; start < rows; start += batchRows) {
    const length = Math.min(batchRows, rows - start);
    const places = Array.from({ length }, (_, at) => start + at);
    const values = columns.map((column) => places.map((place) => known(column.values[place])));
    await client.query(text, [places, ...values]);
  }
  await client.query(createOwners);
  const owners = [...ownerRows(inventory)];
  const points = [0, 1, 2, 3].map((axis) => owners.map((row) => row[axis]));
  await client.query(
    'INSERT INTO owners SELECT * FROM unnest($1::INTEGER[], $2::FLOAT8[], $3::FLOAT8[], $4::FLOAT8[])',
    points,
  );
  await client.query('VACUUM (ANALYZE, FREEZE) cars');
  await client.query('ANALYZE owners');
}

const known = (value: number | undefined) =>
  value === undefined || value === missing ? null : value;

async function rowsOf(client: pg.Client, text: string): Promise<unknown[][]> {
  return (await client.query({ text, rowMode: 'array' })).rows;
}

const carsOf = ({ ranges }: PeerRequest) => `cars WHERE ${rangesCondition(ranges)}`;

/** Rows that count are kept, then counted in one pass: best for few rows. */
async function askByGroupingSets(client: pg.Client, request: PeerRequest): Promise<PeerAnswer> {
  const rows = await rowsOf(
    client,
    `WITH c AS MATERIALIZED (${candidates(request, tallied(request), carsOf(request))})
     SELECT ${groupedColumns(request)}, NULL::int, NULL::int, NULL::bigint, NULL::bigint FROM c ${groupingSets(request)}
     UNION ALL SELECT ${statistics} FROM c WHERE miss = 0`,
  );
  return {
    counts: rows.filter((row) => row.at(-1) === null).map((row) => toCountRow(request, row)),
    ...toStatistics(rows.find((row) => row.at(-1) !== null) ?? []),
    ids: await idsOf(client, request),
  };
}

/** Each worker counts its rows in all columns by one hash table: best for many rows. */
async function askInParallel(client: pg.Client, request: PeerRequest): Promise<PeerAnswer> {
  const columns = request.counted.map((column, target) => `(${target}, ${column})`);
  const rows = await rowsOf(
    client,
    `SELECT target, miss, code, count(*)
     FROM (${candidates(request, tallied(request), carsOf(request))}) AS c
     CROSS JOIN LATERAL (VALUES ${columns.join(', ')}) AS v (target, code) GROUP BY target, miss, code`,
  );
  const where = `${rangesCondition(request.ranges)} AND ${allOf(request.filters)}`;
  const [totals = []] = await rowsOf(client, `SELECT ${statistics} FROM cars WHERE ${where}`);
  return {
    counts: rows.map(([target, miss, code, count]) => ({
      target: Number(target),
      miss: Number(miss),
      code: Number(code),
      count: Number(count),
    })),
    ...toStatistics(totals),
    ids: await idsOf(client, request),
  };
}

async function idsOf(client: pg.Client, request: PeerRequest): Promise<number[]> {
  const where = `${rangesCondition(request.ranges)} AND ${allOf(request.filters)}`;
  return (await rowsOf(client, page(request, 'cars', where))).map(([id]) => Number(id));
}
