import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';

test('the migrations lead to the tables that the code describes', async () => {
  const folder = join(migrationsFolder, 'meta');
  const latest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(folder, latest ?? ''), 'utf8'));
  const missing = await generateMigration(migrated, generateDrizzleJson({ ...schema }));
  expect(missing, 'run `drizzle-kit generate` in apps/server').toEqual([]);
});
