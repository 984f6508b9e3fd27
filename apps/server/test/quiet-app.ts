import { type App, type AppDependencies, createApp } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import type { KeywordSearch } from '../src/keywords/keyword-search.ts';
import { createLogger } from '../src/platform/logger.ts';

/** Reading all names and counting all cars takes a second, which most tests need not wait for. */
const nobodyTypes: KeywordSearch = {
  get parser(): never {
    throw new Error('nobody types here');
  },
  suggesterOf() {
    throw new Error('nobody types here');
  },
  async refresh() {},
  stop() {},
};

/** The HTTP side over these cars, with empty pages and no log unless others are given. */
export function createQuietApp(
  given: Pick<AppDependencies, 'database' | 'engine'> & Partial<AppDependencies>,
): App {
  return createApp({
    config: parseConfig({}),
    keywords: nobodyTypes,
    logger: createLogger('silent'),
    pages: async () => new Response(''),
    clientFolder: null,
    ...given,
  });
}
