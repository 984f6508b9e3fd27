import { basename } from 'node:path';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { FeedRunShown, FeedsView, FeedView } from '@forecourt/web/console/feed-views';
import { type SQL, sql } from 'drizzle-orm';
import { mappings } from '../../feeds/mappings.ts';
import { readQuarantine } from '../../feeds/read-quarantine.ts';
import { type FeedSourceRow, keptUserOf, listSources } from '../../feeds/sources/sources.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { readSealingKeys } from '../../platform/secrets/sealing-keys.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';

const pageLength = 50;

interface Run extends Omit<FeedRunShown, 'name' | 'started'> {
  readonly source: string;
  readonly started: string | Date;
  readonly file: string | null;
}

/** How many of the dealers whom a run left alone are settled in some way. */
function heldWhere(settled: SQL): SQL {
  return sql`(select count(*)::int from held_dealers where run_id = feed_runs.id and ${settled})`;
}

const columns = sql`id, source, mapping, started_at as started,
  extract(epoch from finished_at - started_at)::float8 as seconds, rows, refused, added, changed,
  unchanged, removed, failure, file,
  ${heldWhere(sql`settled_as is null`)} as held, ${heldWhere(sql`settled_as = 'kept'`)} as kept,
  ${heldWhere(sql`settled_as = 'applied'`)} as applied, ${heldWhere(sql`settled_as = 'replaced'`)} as replaced`;

function toShown({ started, source, file: _file, ...run }: Run): FeedRunShown {
  return { ...run, name: basename(source), started: toMoment(new Date(started)) };
}

/** Whether a dealer of a run waits for somebody. */
const waits = sql`id in (select run_id from held_dealers where settled_as is null)`;

/** Of the runs behind one, in their order. */
const behind = (id: string) =>
  isUuid(id)
    ? sql`(${waits}, started_at, id) < (select ${waits}, started_at, id from feed_runs where id = ${id})`
    : sql`true`;

/** Runs of imports: those with a dealer who waits, then the latest. */
export const feedsView: View<FeedsView> = {
  needs: 'feeds.see',
  async read(parts, { source = '', before = '' }, { operator, now }) {
    const { database } = parts;
    const found = await rowsOf<Run>(
      database,
      sql`select ${columns} from feed_runs where ${behind(before)}
          order by ${waits} desc, started_at desc, id desc limit ${pageLength + 1}`,
    );
    const runs = found.slice(0, pageLength);
    const [all] = await rowsOf<{ count: number }>(
      database,
      sql`select count(*)::int as count from feed_runs`,
    );
    const sources = await listSources(database);
    const chosen = sources.find(({ name }) => name === source);
    return {
      runs: runs.map(toShown),
      runCount: all?.count ?? 0,
      before,
      older: found.length > pageLength ? (runs.at(-1)?.id ?? null) : null,
      sources: sources.map((one) => toSource(one, now)),
      chosen: chosen ? toFields(chosen) : null,
      keptUser: chosen ? await readKeptUser(parts, chosen) : null,
      mappings: mappings.map(({ name }) => name),
      mayImport: mayDo(operator.role, 'feeds.import'),
    };
  },
};

function toSource(source: FeedSourceRow, now: number): FeedsView['sources'][number] {
  const { name, url, schedule, nextAt, lastAt, lastOutcome, failures, busyUntil } = source;
  const isBusy = busyUntil !== null && busyUntil.getTime() > now;
  return {
    name,
    url,
    schedule,
    lastOutcome,
    failures,
    isBusy,
    next: nextAt && toMoment(nextAt),
    last: lastAt && toMoment(lastAt),
  };
}

async function readKeptUser({ database, config }: ConsoleParts, chosen: FeedSourceRow) {
  return keptUserOf(chosen, await readSealingKeys(database, config.encryptionKeys));
}

/** As the form has it; its password stays here. */
function toFields({ name, url, hostKey, schedule, mapping, dealer }: FeedSourceRow) {
  return {
    name,
    url,
    hostKey: hostKey ?? '',
    schedule: schedule ?? '',
    mapping: mapping ?? '',
    dealer: dealer?.code ?? '',
    dealerName: dealer?.name ?? '',
    dealerZip: dealer?.zip ?? '',
  };
}

type Held = FeedView['held'][number];

/** One run, with the dealers it left alone and the cells at fault. */
export const feedView: View<FeedView> = {
  needs: 'feeds.see',
  async read(parts, { run: id = '', column = '' }, { operator }) {
    if (!isUuid(id)) return null;
    const [run] = await rowsOf<Run>(
      parts.database,
      sql`select ${columns} from feed_runs where id = ${id}`,
    );
    if (!run) return null;
    return {
      run: toShown(run),
      held: await readHeld(parts, id),
      quarantine: await readQuarantine(parts.config.dataDir, id, column),
      column,
      maySettle: mayDo(operator.role, 'feeds.settle'),
      canApply: run.file !== null,
      past: await readPast(parts, run.source),
    };
  },
};

function readHeld({ database }: ConsoleParts, id: string): Promise<Held[]> {
  return rowsOf<Held>(
    database,
    sql`select owner_id::int as "ownerId", data->>'name' as name, stock, removals,
          (data->>'city') || ', ' || (data->>'state') as place, settled_as as settled
        from held_dealers join owners on owners.id = owner_id
        where run_id = ${id} order by removals desc`,
  );
}

/** Earlier runs of a source, the oldest first. */
async function readPast({ database }: ConsoleParts, source: string) {
  const runs = await rowsOf<Run>(
    database,
    sql`select ${columns} from feed_runs where source = ${source}
        order by started_at desc limit 30`,
  );
  return runs.reverse().map(({ id, rows, refused, failure, held }) => ({
    id,
    rows,
    refused,
    held,
    failed: failure !== null,
  }));
}
