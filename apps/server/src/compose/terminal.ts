import { dayOf, systemClock } from '../platform/clock.ts';
import { commandSocket, type SentCommand, sendCommand } from '../platform/command-socket.ts';
import { DataFolderInUse } from '../platform/database/data-folder-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { withJobQueue } from '../platform/jobs/start-jobs.ts';
import { createLogger } from '../platform/logger.ts';
import type { AnyCommand, Terminal } from '../platform/operator-command.ts';
import type { OnProgress } from '../platform/progress.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Config } from './config.ts';
import { runCommand } from './run-command.ts';

/** The command line of one command. */
export function createTerminal(
  command: AnyCommand,
  config: Config,
  fromHere: (path: string) => string,
): Terminal<SentCommand, unknown> {
  const { databaseUrl, dataDir } = config;
  const day = dayOf(systemClock);

  async function runHere(asked: SentCommand, onProgress: OnProgress): Promise<unknown> {
    const mayBegin = command.begins?.(asked as never) ?? false;
    const open = await openDatabase({ ...config, mayBegin }).catch(adviseWhoWaits);
    try {
      return await runCommand(
        command,
        asked,
        {
          database: open.database,
          config,
          dataDir,
          today: day,
          withQueue: (use) => withJobQueue({ open, logger: createLogger('warn') }, use),
        },
        onProgress,
      );
    } finally {
      await open.close();
    }
  }

  return {
    dataDir,
    today: day,
    fromHere,
    say: (text) => void process.stdout.write(`${text}\n`),
    async run(asked, onProgress = () => {}) {
      const sent =
        databaseUrl === undefined
          ? await sendCommand(commandSocket(dataDir), asked, onProgress)
          : null;
      return sent ?? (await runHere(asked, onProgress));
    },
  };
}

/** Whoever holds the database answered at no socket. */
function adviseWhoWaits(error: unknown): never {
  if (!(error instanceof DataFolderInUse)) throw error;
  throw new Refusal(
    `${error.message} If it is a server that starts, try again once it is ready; if it is another command, once that has ended. “npm run dev” takes no commands: stop it first.`,
    { cause: error },
  );
}
