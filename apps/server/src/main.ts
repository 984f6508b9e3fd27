import './platform/process/quick-imports.ts';
import { describeError } from './platform/describe-error.ts';

try {
  const { startProductionServer } = await import('./compose/production-server.ts');
  await startProductionServer(process.env);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
