import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { featureGraph } from './feature-graph.ts';

const app = import.meta.dirname;
const composers = ['routes'];

/** The first folder of a path; null of a file beside the folders. */
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? null) : null);

/** Every import of one folder from another, as `from → to` and the file that has it. */
function imports() {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.test\./.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8');
    const paths = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) =>
      relative(app, join(app, dirname(file), path)),
    );
    const from = folderOf(file);
    return paths.flatMap((path) => {
      const to = folderOf(path);
      return from === null || to === null || from === to ? [] : [{ from, to, file }];
    });
  });
}

test('every folder of the pages stands in the graph', () => {
  const folders = globSync('*/', { cwd: app }).map((folder) => folder.replace('/', ''));
  expect(Object.keys(featureGraph).sort()).toEqual(
    folders.filter((folder) => !composers.includes(folder)).sort(),
  );
});

test('features know one another only as the graph says', () => {
  const others = imports()
    .filter(({ from, to }) => !composers.includes(from) && !featureGraph[from]?.includes(to))
    .map(({ to, file }) => `${file} → ${to}`);
  expect(others).toEqual([]);
});

test('no arrow stands in the graph that nothing needs', () => {
  const needed = new Set(imports().map(({ from, to }) => `${from} → ${to}`));
  const arrows = Object.entries(featureGraph).flatMap(([from, known]) =>
    known.map((to) => `${from} → ${to}`),
  );
  expect(arrows.filter((arrow) => !needed.has(arrow))).toEqual([]);
});

test('arrows lead one way: no feature knows itself through others', () => {
  function reached(from: string, seen = new Set<string>()): Set<string> {
    for (const next of featureGraph[from] ?? []) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  }
  expect(Object.keys(featureGraph).filter((feature) => reached(feature).has(feature))).toEqual([]);
});
