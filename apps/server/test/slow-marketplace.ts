/**
 * A marketplace whose count of cars, which a thread finds, waits for a line on the standard input:
 * `slow-marketplace.ts <data folder>`. It says when one waits.
 */
import { createInterface } from 'node:readline';
import { createApp } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import { type Ending, serve } from '../src/compose/serve.ts';
import { startMarketplace } from '../src/compose/start-marketplace.ts';
import { createLogger } from '../src/platform/logger.ts';

const config = parseConfig({
  PORT: '0',
  DATA_DIR: process.argv[2],
  DEMO_LISTINGS: '60',
  SEARCH_WORKERS: '1',
});
const logger = createLogger('info');
const marketplace = await startMarketplace(config, logger);
const ending: Ending = { begun: false };
const lines = createInterface({ input: process.stdin });
const app = createApp(marketplace.parts, {
  pages: async () => new Response('<!doctype html><title>Page</title>'),
  clientFolder: null,
  async beforeCall(name) {
    if (name !== 'listing-count') return;
    const told = new Promise((resolve) => lines.once('line', resolve));
    process.stdout.write('A count waits\n');
    await told;
  },
  isEnding: () => ending.begun,
});
await serve(app, config, marketplace, logger, ending);
