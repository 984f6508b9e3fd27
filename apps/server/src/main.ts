/** The marketplace in production: settings, database, index, pages, HTTP. */
import { createApp } from './app.ts';
import { InvalidSettings, parseConfig } from './config.ts';
import { DataFolderInUse } from './platform/database/data-folder-lock.ts';
import { createLogger } from './platform/logger.ts';
import { clientFolder, loadProductionPages } from './production-pages.ts';
import { type Ending, serve } from './serve.ts';
import { startMarketplace } from './start-marketplace.ts';

try {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const marketplace = await startMarketplace(config, logger);
  const ending: Ending = { begun: false };
  const app = createApp({
    config,
    logger,
    database: marketplace.open.database,
    engine: marketplace.index.engine,
    keywords: marketplace.keywords,
    pages: await loadProductionPages(),
    clientFolder,
    isEnding: () => ending.begun,
  });
  await serve(app, config, marketplace, logger, ending);
} catch (error) {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
