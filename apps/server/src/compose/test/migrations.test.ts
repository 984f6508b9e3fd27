import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { findContractions } from '../../../test/find-contractions.ts';
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

/** Migrations that take something away which the version before no longer used, each with the version that stopped. */
const contracting: Readonly<Record<string, string>> = {};

test('a version before goes on beside the new one: migrations only add', () => {
  const found = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && contracting[name] === undefined)
    .flatMap((name) =>
      findContractions(readFileSync(join(migrationsFolder, name), 'utf8')).map(
        (what) => `${name} ${what}`,
      ),
    );
  expect(found, 'take it away one version later, and name it in `contracting`').toEqual([]);
});

test.each([
  'DROP TABLE "cars"',
  'ALTER TABLE "cars" DROP COLUMN "price"',
  'ALTER TABLE "cars" RENAME TO "vehicles"',
  'ALTER TABLE "cars" RENAME COLUMN "price" TO "cost"',
  'ALTER TABLE "cars" ALTER COLUMN "price" SET DATA TYPE text',
  'ALTER TABLE "cars" ALTER COLUMN "price" SET NOT NULL',
  'ALTER TABLE "cars" ADD COLUMN "fee" integer NOT NULL',
  'ALTER TABLE "cars" ALTER COLUMN "price" DROP DEFAULT',
  'ALTER TABLE "cars"\n  ADD CONSTRAINT "priced" CHECK (price > 0)',
  'CREATE UNIQUE INDEX "vin" ON "cars" USING btree ("vin")',
])('what the version before could not bear is found: %s', (statement) => {
  expect(findContractions(`-- why\n${statement};--> statement-breakpoint`)).toHaveLength(1);
});

test('what only adds is let through, as is anything about a table of its own', () => {
  const added = `ALTER TABLE "cars" ADD COLUMN "fee" integer;
    ALTER TABLE "cars" ADD COLUMN "fees" integer DEFAULT 0 NOT NULL;
    CREATE INDEX "by_fee" ON "cars" USING btree ("fee"); DROP INDEX "old";
    CREATE TABLE "offers" ("id" bigint NOT NULL);
    ALTER TABLE "offers" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "cars"("id");
    CREATE UNIQUE INDEX "one_offer" ON "offers" USING btree ("id");`;
  expect(findContractions(added)).toEqual([]);
});
