import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { capabilityGraph } from './capability-graph.ts';
import { capabilities } from './compose/capabilities.ts';

const sources = import.meta.dirname;
const pages = join(sources, '../../web/app');
const composers = ['compose'];

const foldersOf = (folder: string) =>
  globSync('*/', { cwd: folder }).map((name) => name.replace('/', ''));
/** The first folder of a path; null of a file beside the folders. */
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? null) : null);

/** Every import of one folder from another, tests apart, which put several together. */
const imports = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !/\.test\.|\/test\//.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(([, path = '']) => {
      const from = folderOf(file);
      const to = folderOf(relative(sources, join(sources, dirname(file), path)));
      return from === null || to === null || from === to ? [] : [{ from, to, file }];
    });
  });

test('every folder of the server stands in the graph', () => {
  const folders = foldersOf(sources).filter((folder) => !composers.includes(folder));
  expect(Object.keys(capabilityGraph).sort()).toEqual(folders.sort());
});

test('capabilities know one another only as the graph says', () => {
  const others = imports
    .filter(({ from, to }) => !composers.includes(from) && !capabilityGraph[from]?.includes(to))
    .map(({ to, file }) => `${file} → ${to}`);
  expect(others).toEqual([]);
});

test('no arrow stands in the graph that nothing needs', () => {
  const needed = new Set(imports.map(({ from, to }) => `${from} → ${to}`));
  const arrows = Object.entries(capabilityGraph).flatMap(([from, known]) =>
    known.map((to) => `${from} → ${to}`),
  );
  expect(arrows.filter((arrow) => !needed.has(arrow))).toEqual([]);
});

test('arrows lead one way: no capability knows itself through others', () => {
  function reached(from: string, seen = new Set<string>()): Set<string> {
    for (const next of capabilityGraph[from] ?? [])
      if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  }
  expect(Object.keys(capabilityGraph).filter((name) => reached(name).has(name))).toEqual([]);
});

test('what a capability says itself is in its folder, under its name', () => {
  const written = globSync('*/capability.ts', { cwd: sources }).map((file) =>
    basename(dirname(file)),
  );
  expect(capabilities.map(({ name }) => name).sort()).toEqual(
    written.filter((name) => name !== 'platform').sort(),
  );
});

test('a capability that serves pages has the same name there', () => {
  const serving = capabilities.filter((capability) => 'services' in capability);
  const features = globSync('*/services.ts', { cwd: pages }).map((file) => dirname(file));
  expect(features.sort()).toEqual(serving.map(({ name }): string => name).sort());
});
