/** The marketplace in development: the same, with pages compiled on demand and reloaded as they change. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createApp } from './compose/app.ts';
import { parseConfig } from './compose/config.ts';
import { pagesOf } from './compose/production-pages.ts';
import { startMarketplace } from './compose/start-marketplace.ts';
import { listen } from './platform/http/listen.ts';
import { createLogger } from './platform/logger.ts';

const config = parseConfig(process.env);
const logger = createLogger(config.logLevel);
const marketplace = await startMarketplace(config, logger);
const server = createServer();
const vite = await createVite({
  root: join(import.meta.dirname, '../../web'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const app = createApp(marketplace.parts, {
  jobs: marketplace.jobs,
  pages: pagesOf(
    () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    'development',
  ),
  clientFolder: null,
});
const listener = getRequestListener(app.fetch);
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
await listen(server, config);
process.stdout.write(`Forecourt is ready at http://localhost:${config.port}/cars-for-sale\n`);
process.on('SIGINT', () => marketplace.stop().then(() => process.exit(0)));
process.on('SIGTERM', () => marketplace.stop().then(() => process.exit(0)));
