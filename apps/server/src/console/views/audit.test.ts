import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actWords } from './audit.ts';

const sources = join(import.meta.dirname, '../..');

/** What forms ask for under the name of an act, and another one is written to the log for. */
const ofForms = ['table.clear', 'log.clear', 'log.debug', 'log.warn'];

test('everything that is written to the audit log is told in words', () => {
  const acts = globSync('**/*.ts', {
    cwd: sources,
    exclude: ['**/*.test.ts', '**/test/**'],
  }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/\bact: '([\w-]+\.[\w-]+)'/g)].map(
      ([, act = '']) => act,
    ),
  );
  expect(acts.length).toBeGreaterThan(30);
  const wordless = acts.filter((act) => actWords[act] === undefined && !ofForms.includes(act));
  expect([...new Set(wordless)]).toEqual([]);
});
