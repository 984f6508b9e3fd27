import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Beyond it, ideas are to be found in a folder and given folders of their own. */
const maxSources = 25;

/** Beyond it, a file is about more than one thing. */
const maxLines = 240;

/** Letters of a line that is a comment, unless an address is in it. */
const maxWidth = 120;
const comment = /^ *(\/\/|\*|\/\*\*) (?!.*https?:)/;

/** Files that may be longer, each with its reason. */
const longer: Readonly<Record<string, string>> = {
  'packages/catalog/src/demo/demo-owners.ts': 'a table: names of dealers and towns',
  'packages/catalog/src/editorial/expert-reviews.ts': 'texts of articles',
  'packages/domain/src/vehicle/codes.ts': 'a table: the vocabulary of the wire',
};

/** Not written by hand, or tests. */
const others =
  /\.(test|spec)\.|\/test\/|^browser\/|\/migrations\/|^packages\/catalog\/src\/(pictures|vehicles\/makes)\//;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !others.test(file) && existsSync(join(root, file)));

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

describe('sizes', () => {
  test('sources are found', () => {
    expect(sources.length).toBeGreaterThan(1500);
  });

  test('no folder has more sources than a reader takes in', () => {
    const counts = new Map<string, number>();
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > maxSources)).toEqual([]);
  });

  test('no file is longer than one idea needs', () => {
    const long = sources.filter((file) => longer[file] === undefined && linesOf(file) > maxLines);
    expect(long.map((file) => `${file}: ${linesOf(file)} lines`)).toEqual([]);
  });

  test('no comment is wider than a reader’s window', () => {
    const wide = sources.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          line.length > maxWidth && comment.test(line) ? [`${file}:${at + 1}`] : [],
        ),
    );
    expect(wide).toEqual([]);
  });

  test('what may be longer is', () => {
    expect(Object.keys(longer).filter((file) => linesOf(file) <= maxLines)).toEqual([]);
  });
});
