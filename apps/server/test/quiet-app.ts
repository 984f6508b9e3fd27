import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, createApp } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import { type BaseParts, type Parts, type Provided, provideParts } from '../src/compose/parts.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readsOf } from '../src/platform/database/reads.ts';
import { queueToOpen } from '../src/platform/jobs/start-jobs.ts';
import { createLogger } from '../src/platform/logger.ts';
import { ringOf } from '../src/platform/secrets/key-ring.ts';
import { createFlagBoard } from '../src/request/flags/flag-board.ts';
import { reference } from '../src/request/reference.ts';

export type QuietAppParts = Pick<BaseParts, 'database' | 'engine'> &
  Partial<BaseParts & Provided & AppOptions>;

const expectNoMail = () => Promise.reject(new Error('no mail is expected'));

/** What capabilities work with over these cars, without log and mails unless others are given. */
export function quietParts(given: QuietAppParts): Parts {
  const config = given.config ?? parseConfig({ DATA_DIR: join(tmpdir(), 'forecourt-tests') });
  return provideParts(
    {
      config,
      flags: createFlagBoard(config),
      logger: createLogger('silent'),
      reference,
      clock: systemClock,
      reads: readsOf(given.database),
      keyRing: ringOf('the key of tests'),
      queue: queueToOpen(),
      mailer: { write: expectNoMail, send: expectNoMail, close() {} },
      mailRoute: { kind: 'smtp', url: 'smtp://localhost', from: 'test@cars.example' },
      ...given,
    },
    given.capabilities,
  );
}

/** The HTTP side over these cars, with empty pages unless others are given. */
export function createQuietApp(given: QuietAppParts): App {
  return createApp(quietParts(given), {
    pages: async () => new Response(''),
    clientFolder: null,
    ...given,
  });
}
