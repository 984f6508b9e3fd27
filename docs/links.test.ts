import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Paths that a document links to, without those of other hosts and within its own page. */
function linksOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path));
}

test('every link of a document leads to a file', () => {
  const lost = documents.flatMap((document) =>
    linksOf(document)
      .filter((path) => !existsSync(join(root, dirname(document), path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test('a link that is called by the name of a file leads to that file', () => {
  const named = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const links = [...text.matchAll(/\[`([\w./-]+\.[a-z]+)`\]\(([^)#\s]+)/g)];
    return links.map(([, name = '', path = '']) => ({ document, name, path }));
  });
  expect(named.length).toBeGreaterThan(50);
  const wrong = named.filter(
    ({ document, name, path }) => !`/${join(dirname(document), path)}`.endsWith(`/${name}`),
  );
  expect(wrong).toEqual([]);
});
