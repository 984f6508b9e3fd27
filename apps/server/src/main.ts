import { describeError } from './compose/describe-error.ts';
import { startProductionServer } from './compose/production-server.ts';

try {
  await startProductionServer(process.env);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
