import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './conformance/source-files.ts';

const page = readFileSync(join(import.meta.dirname, 'security.md'), 'utf8');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const tests = sourceFiles.filter(isTest).map((path) => readFileSync(join(root, path), 'utf8'));

test('every file that the page about security names is there', () => {
  const names = new Set(sourceFiles.map((path) => basename(path)));
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec|tsx?|mjs))(\.tsx?)?`/g)].map(
    ([, name = '', ending = '']) => basename(`${name}${ending}`),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    (name) => ![name, `${name}.ts`, `${name}.tsx`].some((one) => names.has(one)),
  );
  expect(missing).toEqual([]);
  const links = [...page.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([]);
});

/** What stands where a test of several cases has its case. */
const placeholder = /%s|%j|\$\{[^}]*\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const textOfTests = oneLine(tests.join('\n'));
const patterns = [...textOfTests.matchAll(/['`]([^'`]{10,200})['`]/g)]
  .map(([, title = '']) => title)
  .filter((title) => placeholder.test(title))
  .map((title) => new RegExp(`^${title.split(placeholder).map(escaped).join('.+')}`));

test('every test that the chapters about signing in and sessions quote has that name', () => {
  const chapters = page.slice(page.indexOf('| 6.1.1 '));
  const quoted = [...oneLine(chapters).matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  expect(quoted.length).toBeGreaterThan(15);
  const unknown = quoted.filter((name) => {
    const parts = name.split('…').map((part) => part.trim());
    return (
      !parts.every((part) => textOfTests.includes(part)) && !patterns.some((one) => one.test(name))
    );
  });
  expect(unknown).toEqual([]);
});
