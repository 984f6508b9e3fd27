/** Files of the project, found by name: they move more often than they are renamed. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const skipped = new Set(['node_modules', 'build', '.react-router', 'screenshots', 'migrations']);

/** Paths below the project's folder of all sources and tests. */
export const sourceFiles: readonly string[] = globSync(
  '{apps,bench,browser,docs,packages,tools}/**/*.{ts,tsx,mjs,css,json}',
  { cwd: root, exclude: (path) => skipped.has(path.split('/').at(-1) ?? '') },
).sort();

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

/**
 * The file that `name` stands for: the end of its path, without `.ts` or `.tsx`, as much of it as
 * tells it apart (`listing-card`, `search/routes`, `listing-card.css`). Throws when no file or several have it.
 */
export function findSource(name: string): string {
  const files = sourceFiles.filter((path) => `/${withoutExtension(path)}`.endsWith(`/${name}`));
  const [file] = files;
  if (file === undefined) throw new Error(`No file is named ${name}`);
  if (files.length > 1) throw new Error(`Say more of the path of ${name}: ${files.join(', ')}`);
  return file;
}
