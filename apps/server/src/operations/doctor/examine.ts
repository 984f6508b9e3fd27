import type { Clock } from '../../platform/clock.ts';
import { commandSocket, sendCommand } from '../../platform/command-socket.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkReplica } from './check-replica.ts';
import { checkMail, checkSearch } from './check-services.ts';
import { checkBrands, checkFiles, checkSettings, type NamedFiles } from './check-settings.ts';
import { doctorCommand } from './doctor-command.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { openForLooking } from './open-for-looking.ts';

/** What the settings say of where to look. */
export type Examined = NamedFiles &
  Parameters<typeof checkSettings>[0] &
  Parameters<typeof checkMail>[0] &
  Parameters<typeof checkReplica>[0] &
  Parameters<typeof openForLooking>[0] & {
    readonly openSearch: Parameters<typeof checkSearch>[0];
  };

/** Looks at everything that a marketplace needs, and changes nothing. */
export async function examine(config: Examined, clock: Clock): Promise<Finding[]> {
  const [disk, database, replica, mail, search] = await Promise.all([
    checkDisk(config.dataDir),
    examineDatabase(config, clock),
    checkReplica(config),
    checkMail(config),
    checkSearch(config.openSearch),
  ]);
  const settings = [...checkSettings(config), ...checkFiles(config), checkBrands()];
  return [...settings, disk, ...database, ...replica, mail, search];
}

/** The embedded database is asked by the server that holds it, where one runs. */
async function examineDatabase(config: Examined, clock: Clock): Promise<Finding[]> {
  try {
    const asked =
      config.databaseUrl === undefined
        ? await sendCommand<Finding[]>(
            commandSocket(config.dataDir),
            { kind: doctorCommand.kind },
            () => {},
          )
        : null;
    if (asked) return [well('server', 'It runs, and holds the embedded database.'), ...asked];
    const looked = await openForLooking(config);
    if (!looked)
      return [look('database', 'There is none yet.', 'The first start makes it: npm start.')];
    try {
      return await checkDatabase(looked.database, clock.now());
    } finally {
      await looked.close();
    }
  } catch (error) {
    const reason = reasonOf(error);
    return [
      wrong(
        'database',
        `It does not answer: ${reason}`,
        config.databaseUrl === undefined
          ? 'Look at DATA_DIR; a backup restores it: forecourt restore.'
          : 'Check host, user and password of DATABASE_URL, and that the server runs.',
      ),
    ];
  }
}

/** The library of the database puts the reason behind the statement, and a list of reasons behind an empty one. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  const { message, code } = cause as { readonly message?: string; readonly code?: string };
  return message || code || String(cause);
}
