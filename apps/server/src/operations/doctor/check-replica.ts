import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { Secret } from '../../platform/secrets/secret-file.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { openForLooking } from './open-for-looking.ts';

interface Asked {
  readonly isReplica: boolean;
  readonly cluster: string;
  /** Seconds since the last change that it replayed was made; null before the first. */
  readonly age: number | null;
}

/** Whether `DATABASE_READ_URL` is a replica of `DATABASE_URL`; nothing to say where there is none. */
export async function checkReplica(settings: {
  readonly databaseUrl: string | undefined;
  readonly databasePassword?: Secret | null;
  readonly databaseReadUrl: string | null;
  readonly databaseReadPassword?: Secret | null;
  readonly dataDir: string;
}): Promise<Finding[]> {
  const { databaseUrl, databaseReadUrl, dataDir } = settings;
  if (databaseReadUrl === null) return [];
  if (databaseUrl === undefined)
    return [wrong('replica', 'DATABASE_READ_URL is set without DATABASE_URL.', 'Set both.')];
  const [primary, replica] = await Promise.all([
    ask({ databaseUrl, dataDir, databasePassword: settings.databasePassword ?? null }),
    ask({
      databaseUrl: databaseReadUrl,
      dataDir,
      databasePassword: settings.databaseReadPassword ?? null,
    }),
  ]);
  if (replica === null)
    return [
      look(
        'replica',
        'It does not answer: pages read from the primary.',
        'Check host, user and password of DATABASE_READ_URL, and that the server runs.',
      ),
    ];
  if (!replica.isReplica)
    return [
      wrong(
        'replica',
        'DATABASE_READ_URL names a server that is no replica.',
        'Name a streaming replica with hot_standby, or take the setting out.',
      ),
    ];
  if (primary !== null && primary.cluster !== replica.cluster)
    return [
      wrong(
        'replica',
        'DATABASE_READ_URL is a replica of another database.',
        'Make one of DATABASE_URL with pg_basebackup, and name that.',
      ),
    ];
  return [
    well(
      'replica',
      `Its last change was made ${Math.round(replica.age ?? 0)} s ago at the latest.`,
    ),
  ];
}

/** @returns null where the server does not answer */
async function ask(settings: Parameters<typeof openForLooking>[0]): Promise<Asked | null> {
  const looked = await openForLooking(settings);
  if (looked === null) return null;
  try {
    const [asked] = await rowsOf<Asked>(
      looked.database,
      sql`select pg_is_in_recovery() as "isReplica",
            (select system_identifier::text from pg_control_system()) as cluster,
            extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as age`,
    );
    return asked ?? null;
  } catch {
    return null;
  } finally {
    await looked.close();
  }
}
