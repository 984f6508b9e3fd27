import { startServer } from './start-server.ts';

/** Starts the production server with a small demo inventory. */
export default async function start(): Promise<() => void> {
  const settings = { DEMO_LISTINGS: '4000' };
  const { origin, dataDir, stop } = await startServer(['apps/server/src/main.ts'], settings);
  process.env.FORECOURT_ORIGIN = origin;
  process.env.FORECOURT_DATA_DIR = dataDir;
  return stop;
}
