import { join } from 'node:path';
import { settingsTable } from './config.ts';

export const readmePath = join(import.meta.dirname, '../../../../README.md');

const begin = '<!-- settings: written by `npm run docs` -->';
const end = '<!-- /settings -->';

/**
 * The README with its table of settings as the schema has it now.
 *
 * @throws when the README has lost the marks between which the table stands
 */
export function withSettingsTable(readme: string): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md must hold the lines ${begin} and ${end} around its settings.`);
  return `${before}${begin}\n${settingsTable()}\n${end}${after}`;
}
