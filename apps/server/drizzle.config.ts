import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/tables.ts', './src/dealers/*-tables.ts'],
  out: './migrations',
});
