import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

/** Other files may end so, too, and need not be loadable by this tool. */
const hasTables = (file: string) => readFileSync(file, 'utf8').includes('drizzle-orm/pg-core');

export default defineConfig({
  dialect: 'postgresql',
  schema: globSync('./src/**/*tables.ts').filter(hasTables),
  out: './migrations',
});
