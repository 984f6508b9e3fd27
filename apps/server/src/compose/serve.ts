import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { dayOf } from '../platform/clock.ts';
import { commandSocket, listenForCommands, type RunCommand } from '../platform/command-socket.ts';
import { closeGently, connectionsOf } from '../platform/http/connections/close-gently.ts';
import { createHttpServer } from '../platform/http/connections/create-http-server.ts';
import { refuseRequest } from '../platform/http/connections/refuse-unreadable.ts';
import { listen } from '../platform/http/listen.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { Logger } from '../platform/logger.ts';
import { Refusal } from '../platform/refusal.ts';
import type { App } from './app.ts';
import { capabilities } from './capabilities.ts';
import type { Config } from './config.ts';
import { contributedBy } from './contributions.ts';
import { runCommand } from './run-command.ts';
import type { Marketplace } from './start-marketplace.ts';

/** Requests still running when the process is told to end get this long to finish. */
const drainMs = 10_000;

/** Longer than a request is on its way: one that was sent before its sender learned of the end is answered. */
const lingerMs = 500;

/** Whatever hangs then, the process is gone after this. */
const maxEndMs = 25_000;

/** Whether the process was told to end. */
export interface Ending {
  begun: boolean;
}

/** Listens until the process is told to end, then finishes what is running and lets go of everything. */
export async function serve(
  app: App,
  config: Config,
  marketplace: Marketplace,
  logger: Logger,
  ending: Ending,
): Promise<void> {
  const server = createHttpServer(getRequestListener(app.fetch, { errorHandler: refuseRequest }));
  const connections = connectionsOf(server);
  await listen(server, config);
  const commands =
    marketplace.open.kind === 'embedded'
      ? listenForCommands(commandSocket(config.dataDir), commandRunner(marketplace))
      : null;

  async function end(signal: string): Promise<void> {
    if (ending.begun) return;
    ending.begun = true;
    logger.info('ending', { signal });
    await pause(config.drainDelaySeconds * 1000);
    const closed = closeGently(server, connections, pause(lingerMs));
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
    setTimeout(() => process.exit(1), maxEndMs).unref();
    commands?.close();
    await closed;
    await marketplace.stop();
    process.exit(0);
  }
  process.on('SIGINT', end).on('SIGTERM', end);

  // Said last: whoever waits for it may end the process at once.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Forecourt is ready at http://localhost:${port}/cars-for-sale\n`);
}

/** A command is done when what it changed is searchable. */
function commandRunner({ index, parts }: Marketplace): RunCommand {
  const { config, database, clock, queue } = parts;
  const { commands } = contributedBy(capabilities);
  return async (sent, onProgress, signal) => {
    const { kind } = sentSchema.parse(sent);
    const command = commands.find((known) => known.kind === kind);
    if (!command) throw new Refusal(`There is no command “${kind}”.`);
    const surroundings = {
      database,
      config,
      dataDir: config.dataDir,
      today: dayOf(clock),
      signal,
      withQueue: <Result>(use: (open: JobQueue) => Promise<Result>) => use(queue),
    };
    const result = await runCommand(command, sent, surroundings, onProgress);
    await index.catchUp();
    return result;
  };
}

const sentSchema = z.object({ kind: z.string() });
