import { createLogger } from '../platform/logger.ts';
import { startTelemetry } from '../platform/telemetry/telemetry.ts';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { clientFolder, loadProductionPages } from './production-pages.ts';
import { type Ending, serve } from './serve.ts';
import { startMarketplace } from './start-marketplace.ts';

/**
 * The marketplace in production: settings, database, index, pages, HTTP. Resolves when it listens.
 *
 * @param beforeCall stands before every call behind pages, for measurements of their failures
 * @throws InvalidSettings, DataFolderInUse, CannotStart
 */
export async function startProductionServer(
  environment: NodeJS.ProcessEnv,
  beforeCall?: (name: string) => void | Promise<void>,
): Promise<void> {
  const config = parseConfig(environment);
  const logger = createLogger(config.logLevel);
  const telemetry = await startTelemetry(config.telemetry);
  const pages = await loadProductionPages();
  const started = await startMarketplace(config, logger);
  const stop = async () => {
    await telemetry.stop();
    await started.stop();
  };
  const marketplace = { ...started, stop };
  const ending: Ending = { begun: false };
  const app = createApp(marketplace.parts, {
    ...{ jobs: marketplace.jobs, telemetry, pages },
    clientFolder,
    isEnding: () => ending.begun,
    ...(beforeCall && { beforeCall }),
  });
  try {
    await serve(app, config, marketplace, logger, ending);
  } catch (error) {
    await marketplace.stop();
    throw error;
  }
}
