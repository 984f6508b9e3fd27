import { plainTest } from './marketplace.ts';
import { startServer } from './start-server.ts';

/** A test with a small marketplace of its own: what it puts on the market changes no other test's counts. */
export const ownTest = plainTest.extend<{
  readonly market: Awaited<ReturnType<typeof startServer>>;
}>({
  market: async ({ browser: _browser }, use) => {
    const settings = { DEMO_LISTINGS: '50', PAGE_CACHE_SECONDS: '0' };
    const server = await startServer(['apps/server/src/main.ts'], settings);
    await use(server);
    server.stop();
  },
  baseURL: ({ market }, use) => use(market.origin),
});
