import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { devicesOf } from './devices.ts';

/** Browsers that get notices, as something that is somebody's. */
export function pushKeeping(database: Database): Keeping {
  return {
    name: 'noticesOnBrowsers',
    move: async (from, _to, sessionId) => {
      await database.execute(sql`update push_devices set session_id = ${sessionId}
        where visitor_id = substring(${from} from '^visitor:(.*)')`);
    },
    exportOf: ({ key }) =>
      rowsOf(
        database,
        sql`select brand, pixall_id as "pixallId", endpoint, created_at as "since"
            from ${devicesOf([key])} order by created_at`,
      ),
    forget: async ({ key }) => {
      await database.execute(sql`delete from push_devices
        where id in (select id from ${devicesOf([key])})`);
    },
  };
}
