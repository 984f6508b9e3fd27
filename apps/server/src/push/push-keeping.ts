import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { devicesWithKeepers } from './devices.ts';

/** Browsers that get notices, as something that is somebody's. */
export function pushKeeping(database: Database): Keeping {
  return {
    name: 'noticesOnBrowsers',
    move: async (from, _to, sessionId) => {
      await database.execute(sql`update push_devices set session_id = ${sessionId}
        where 'visitor:' || visitor_id = ${from}`);
    },
    exportOf: ({ key }) =>
      rowsOf(
        database,
        sql`select brand, pixall_id as "pixallId", endpoint, created_at as "since"
            from ${devicesWithKeepers} where keeper = ${key} order by created_at`,
      ),
    forget: async ({ key }) => {
      await database.execute(sql`delete from push_devices
        where id in (select id from ${devicesWithKeepers} where keeper = ${key})`);
    },
  };
}
