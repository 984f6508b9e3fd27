/** The marketplace in production with a search that fails, for the picture of how that is told. */
import { startProductionServer } from '../../apps/server/src/compose/production-server.ts';

await startProductionServer(process.env, (name) => {
  if (name === 'search') throw new Error('The search is away.');
});
