import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmePath, withSettingsTable } from './readme-settings.ts';

test("the README's table of settings is the schema's", () => {
  const readme = readFileSync(readmePath, 'utf8');
  expect(readme, 'README.md is behind the settings: `npm run docs` rewrites it').toBe(
    withSettingsTable(readme),
  );
});

test('a README without the marks is refused instead of being written over', () => {
  expect(() => withSettingsTable('# Forecourt')).toThrow(/settings/);
});
