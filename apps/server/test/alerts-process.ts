/**
 * A process that looks for news and tells it, until it is killed: `alerts-process.ts <database> <server
 * of mails> <milliseconds since 1970> <seconds that a job may take>`. Its clock began at noon then and goes
 * ten times as fast, so that what waits for other news does not wait long.
 */

import { mkdtempSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAlertCounts } from '../src/alerts/alert-counts.ts';
import { alertJobs } from '../src/alerts/alert-jobs.ts';
import { mailChannel } from '../src/alerts/channels/mail-channel.ts';
import { startAlerts } from '../src/alerts/follow-loop.ts';
import { parseConfig } from '../src/compose/config.ts';
import { dayOf, systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { queueToOpen, startJobs } from '../src/platform/jobs/start-jobs.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { ringOf } from '../src/platform/secrets/key-ring.ts';
import { createFlagBoard } from '../src/request/flags/flag-board.ts';
import { mailedOrigins } from '../src/request/mailed-origin.ts';
import { reference } from '../src/request/reference.ts';
import { startSearchIndex } from '../src/search-index/search-index.ts';

const [databaseUrl = '', smtpUrl = '', startedAt = '', jobSeconds = '1'] = process.argv.slice(2);
const noon = Date.UTC(2026, 10, 23, 17);
const logger = createLogger('silent');
const open = await openDatabase({ databaseUrl, dataDir: '' });
const { database } = open;
const snapshotPath = join(mkdtempSync(join(tmpdir(), 'forecourt-alerts-')), 'index');
const today = dayOf(systemClock);
const index = await startSearchIndex({ database, logger, today, workers: 0, snapshotPath });
const config = parseConfig({ PUBLIC_URL: 'https://cars.example' });
const queue = queueToOpen();
const common = {
  database,
  engine: index.engine,
  reference,
  config,
  logger,
  queue,
  flags: createFlagBoard(config),
  keyRing: ringOf('the key of tests'),
  clock: { now: () => noon + (Date.now() - Number(startedAt)) * 10 },
  mailer: createMailer({ kind: 'smtp', url: smtpUrl, from: 'hello@cars.example' }, (error) =>
    logger.error(error),
  ),
  originOf: mailedOrigins(config),
  alertCounts: createAlertCounts(),
};
const parts = { ...common, channels: [mailChannel(common)] };
const retry = { limit: 1000, firstWaitSeconds: 0, longestWaitSeconds: 0 };
const definitions = alertJobs(parts, { retry, timeoutSeconds: Number(jobSeconds) });
queue.open(await startJobs({ open, definitions, logger, pace: { poll: 0.5, supervise: 1 } }));
startAlerts(parts, 20);
// It is killed, and writes nothing at its end: the next is to find compiled what this one did.
flushCompileCache();
process.stdout.write('ready\n');
