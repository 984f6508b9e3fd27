import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'));

/** Selectors and the preludes of at-rules: what stands before a block. */
const preludes = read('**/*.css').flatMap((sheet) =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, text = '']) => text),
);

test('every class that is styled is one that a component may have', () => {
  const styled = preludes.flatMap((text) =>
    [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );
  const words = new Set(
    read('**/*.{ts,tsx}').flatMap((source) => source.match(/[a-zA-Z][\w-]*/g) ?? []),
  );
  const unused = new Set(styled.filter((name) => !words.has(name)));
  expect([...unused]).toEqual([]);
});
