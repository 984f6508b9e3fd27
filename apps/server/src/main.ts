import { InvalidSettings } from './config.ts';
import { DataFolderInUse } from './platform/database/data-folder-lock.ts';
import { startProductionServer } from './production-server.ts';

try {
  await startProductionServer(process.env);
} catch (error) {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
