/** The marketplace in production: settings, database, index, pages, HTTP. */
import { createApp } from './app.ts';
import { InvalidSettings, parseConfig } from './config.ts';
import { DataFolderInUse } from './platform/database/data-folder-lock.ts';
import { createLogger } from './platform/logger.ts';
import { clientFolder, loadProductionPages } from './production-pages.ts';
import { serve } from './serve.ts';
import { startMarketplace } from './start-marketplace.ts';

try {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const marketplace = await startMarketplace(config, logger);
  const app = createApp({
    config,
    logger,
    database: marketplace.open.database,
    engine: marketplace.index.engine,
    keywords: marketplace.keywords,
    pages: await loadProductionPages(),
    clientFolder,
  });
  await serve(app, config, marketplace, logger);
} catch (error) {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
