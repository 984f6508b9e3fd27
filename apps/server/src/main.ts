import { startProductionServer } from './compose/production-server.ts';
import { describeError } from './platform/describe-error.ts';

try {
  await startProductionServer(process.env);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
