import { randomUUID } from 'node:crypto';
import type { BrowserDevice, PushSubscriptionKeys } from '@forecourt/domain/account/browser-device';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Browsers of one visitor that are kept: one has a profile, and a few that were thrown away. */
const maxDevices = 5;

/** A browser that is reached by push. */
export interface PushDevice extends PushSubscriptionKeys {
  readonly id: string;
  readonly brand: BrandCode;
}

/** Whose browser it is. */
export interface DeviceOwner {
  readonly visitorId: string;
  /** Null where nobody is signed in. */
  readonly sessionId: string | null;
}

/**
 * Keeps a browser that agreed to notices, once under the name that it gives itself.
 *
 * @returns its id, and whether it was not known
 */
export async function keepDevice(
  database: Database,
  { visitorId, sessionId }: DeviceOwner,
  {
    brand,
    pixall_id,
    subscription,
  }: Omit<BrowserDevice, 'browser_token'> & {
    readonly subscription: PushSubscriptionKeys;
  },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { endpoint, keys } = subscription;
  // A browser that cleared its cookies has its subscription still: it is reached once.
  await database.execute(sql`delete from push_devices where endpoint = ${endpoint}
    and (visitor_id, pixall_id) <> (${visitorId}, ${pixall_id})`);
  const id = randomUUID();
  const [row] = await rowsOf<{ id: string }>(
    database,
    sql`insert into push_devices (id, visitor_id, session_id, brand, pixall_id, endpoint, p256dh, auth)
        values (${id}, ${visitorId}, ${sessionId}, ${brand}, ${pixall_id}, ${endpoint},
          ${keys.p256dh}, ${keys.auth})
        on conflict (visitor_id, pixall_id) do update set session_id = excluded.session_id,
          brand = excluded.brand, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
          auth = excluded.auth
        returning id`,
  );
  await database.execute(sql`delete from push_devices where visitor_id = ${visitorId} and id not in
    (select id from push_devices where visitor_id = ${visitorId}
     order by created_at desc, id limit ${maxDevices})`);
  return { id: row?.id ?? id, isNew: row?.id === id };
}

/** Forgets the browsers of a visitor. */
export async function forgetDevices(database: Database, visitorId: string): Promise<void> {
  await database.execute(sql`delete from push_devices where visitor_id = ${visitorId}`);
}

/** Forgets a browser that cannot be reached any more. */
export async function forgetDevice(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from push_devices where id = ${id}`);
}

interface Row {
  readonly id: string;
  readonly brand: BrandCode;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const toDevice = ({ id, brand, endpoint, p256dh, auth }: Row): PushDevice => ({
  id,
  brand,
  endpoint,
  keys: { p256dh, auth },
});

/**
 * Browsers that get the notices of some keepers, each with its one: the person who is signed in there, for as long
 * as that lasts, else the browser itself. However many there are, indexes find them.
 */
export function devicesOf(keepers: readonly string[]): SQL {
  const ids = (kind: 'person' | 'visitor') =>
    sql`select substring(keeper from ${`^${kind}:(.*)`}::text)
        from json_array_elements_text(${JSON.stringify(keepers)}::json) as keeper`;
  return sql`(select push_devices.*, 'person:' || person_id as keeper
      from sessions join push_devices on session_id = sessions.id
      where person_id in (${ids('person')}) and expires_at > now()
    union all
    select push_devices.*, 'visitor:' || visitor_id as keeper from push_devices
      where visitor_id in (${ids('visitor')})
        and not exists (select from sessions where sessions.id = session_id and expires_at > now())) as devices`;
}

/** The browsers that get the notices of a keeper. */
export async function findDevicesOf(database: Database, keeper: string): Promise<PushDevice[]> {
  const rows = await rowsOf<Row>(
    database,
    sql`select id, brand, endpoint, p256dh, auth from ${devicesOf([keeper])}`,
  );
  return rows.map(toDevice);
}

/** Of some keepers those that a browser gets notices for. */
export async function reachedKeepers(
  database: Database,
  keepers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ keeper: string }>(
    database,
    sql`select distinct keeper from ${devicesOf(keepers)}`,
  );
  return new Set(rows.map(({ keeper }) => keeper));
}

export async function findDevice(database: Database, id: string): Promise<PushDevice | null> {
  const [row] = await rowsOf<Row>(
    database,
    sql`select id, brand, endpoint, p256dh, auth from push_devices where id = ${id}`,
  );
  return row ? toDevice(row) : null;
}
