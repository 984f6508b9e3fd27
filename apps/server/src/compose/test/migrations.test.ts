import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../platform/database/database.ts';

/** Tables are found by the name of their file, as drizzle-kit does. */
const sources = join(import.meta.dirname, '../..');

test('the migrations lead to the tables that the code describes', async () => {
  const folder = join(migrationsFolder, 'meta');
  const latest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(folder, latest ?? ''), 'utf8'));
  const tables = globSync('**/*tables.ts', { cwd: sources });
  const modules = await Promise.all(tables.map((file) => import(join(sources, file))));
  const schema = Object.assign({}, ...modules);
  const missing = await generateMigration(migrated, generateDrizzleJson(schema));
  expect(missing, 'run `drizzle-kit generate` in apps/server').toEqual([]);
});
