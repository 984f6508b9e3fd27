/**
 * `node black-holed-server.ts <call>,…`: the marketplace in production with some of the calls behind its
 * pages never answering, as when the other side takes connections and says nothing.
 */
import { startProductionServer } from '../../apps/server/src/compose/production-server.ts';

const holes = (process.argv[2] ?? '').split(',');
const never = new Promise<void>(() => {});

await startProductionServer(process.env, (name) => (holes.includes(name) ? never : undefined));
