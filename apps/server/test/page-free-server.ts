/**
 * The marketplace as it runs in production, without the pages: `page-free-server.ts`, set by its
 * environment. For tests of several processes, which need no build. What is sent to a page tries to sign in.
 */
import { z } from 'zod';
import { createApp } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import { type Ending, serve } from '../src/compose/serve.ts';
import { startMarketplace } from '../src/compose/start-marketplace.ts';
import { createLogger } from '../src/platform/logger.ts';

const sentFields = z.record(z.string(), z.unknown());
const config = parseConfig(process.env);
const logger = createLogger(config.logLevel);
const marketplace = await startMarketplace(config, logger);
const ending: Ending = { begun: false };
const app = createApp(marketplace.parts, {
  pages: async (request, { services }) =>
    request.method === 'POST'
      ? Response.json(
          await services.signIn(request.headers, sentFields.parse(await request.json())),
        )
      : new Response('<!doctype html><title>Page</title>'),
  clientFolder: null,
  isEnding: () => ending.begun,
});
await serve(app, config, marketplace, logger, ending);
