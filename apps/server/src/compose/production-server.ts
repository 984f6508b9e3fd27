import { createLogger } from '../platform/logger.ts';
import { giveBackMemory } from '../platform/process/give-back-memory.ts';
import { letHeapsGrow } from '../platform/process/let-heaps-grow.ts';
import { startTelemetry } from '../platform/telemetry/start-telemetry.ts';
import { type AppOptions, createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { clientFolder, loadProductionPages } from './production-pages.ts';
import { countThreads } from './rendering/count-threads.ts';
import type { PageThreads } from './rendering/page-threads.ts';
import { startPageThreads } from './rendering/start-page-threads.ts';
import { type Ending, serve } from './serve.ts';
import { startMarketplace } from './start-marketplace.ts';

/**
 * The marketplace in production: settings, database, index, pages, HTTP. Resolves when it listens.
 *
 * @param beforeCall stands before every call behind pages, for measurements of their failures: the
 * serving thread then renders all pages
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
  const marketplace = await startMarketplace(config, logger);
  giveBackMemory();
  letHeapsGrow();
  const ending: Ending = { begun: false };
  let threads: PageThreads | null = null;
  const others = countThreads(config.webThreads) - 1;
  const startRendering: AppOptions['startRendering'] = (renderHere, breakers) => {
    threads = startPageThreads(marketplace, { environment, threads: others, renderHere, breakers });
    return threads;
  };
  const stop = async () => {
    await threads?.stop();
    await telemetry.stop();
    await marketplace.stop();
  };
  const app = createApp(marketplace.parts, {
    jobs: marketplace.jobs,
    telemetry,
    pages,
    clientFolder,
    isEnding: () => ending.begun,
    ...(beforeCall ? { beforeCall } : others > 0 && { startRendering }),
  });
  try {
    await serve(app, config, { ...marketplace, stop }, logger, ending);
  } catch (error) {
    await stop();
    throw error;
  }
}
