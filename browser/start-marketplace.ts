import { rmSync } from 'node:fs';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { newDataFolder, preparedFolder, startServer } from './start-server.ts';

/** What cards beside private sellers lead to. */
const outsidePages = [
  'financing=https://outside.test/loans',
  'service-contracts=https://outside.test/contracts',
  'gap-insurance=https://outside.test/gap',
].join(',');

/** What only a script draws is switched off for a brand that nothing else of it is tested on. */
const flags = [
  'kbb.srp_alpha_suppress_button=off',
  'kbb.fixed_ads=off',
  'hyundai.srp_fixed_ad_config=off',
].join(',');

/** Starts the production server with a small demo inventory. */
export default (): Promise<() => void> => startMarketplace({ DEMO_LISTINGS: '4000' });

/** Starts the production server as tests and pictures need it, with these settings besides. */
export async function startMarketplace(
  given: Readonly<Record<string, string>>,
): Promise<() => void> {
  // A push service that is never there: what is handed to it waits.
  const pushServices = 'http://127.0.0.1:9';
  const settings = {
    ...given,
    FEATURE_FLAGS: flags,
    OUTSIDE_PAGES: outsidePages,
    PUSH_SERVICES: pushServices,
    // A test that has many mails sent says that it comes from an address of its own: limits count by address.
    TRUSTED_PROXIES: 'loopback',
  };
  const prepared = await prepareFolder();
  process.env[preparedFolder] = prepared;
  const { origin, dataDir, stop } = await startServer(['apps/server/src/main.ts'], settings);
  process.env.FORECOURT_ORIGIN = origin;
  process.env.FORECOURT_DATA_DIR = dataDir;
  return () => {
    rmSync(prepared, { recursive: true, force: true });
    stop();
  };
}

/** What every marketplace of the tests begins with. */
async function prepareFolder(): Promise<string> {
  const dataDir = newDataFolder();
  const { close } = await openDatabase({ databaseUrl: undefined, dataDir });
  await close();
  return dataDir;
}
