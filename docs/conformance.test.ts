import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, 'conformance.md'), 'utf8');
const states = ['done', 'part', 'not yet'] as const;

interface Clause {
  readonly section: string;
  readonly text: string;
  readonly state: string;
  readonly where: string;
  readonly tests: readonly string[];
}

/** The cells of a table's line; `\|` is a bar that belongs to the text. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const sections = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.split('\n', 1)[0] ?? '', lines: text.split('\n') }));

const clauses: Clause[] = sections.flatMap(({ title, lines }) =>
  lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Clause'))
    .map(cellsOf)
    .map(([text = '', state = '', where = '', tests = '']) => ({
      section: title,
      text,
      state: state.replaceAll('*', ''),
      where,
      tests: tests.split('<br>').filter(Boolean),
    })),
);

/** Links by name, as they stand at the foot of the page. */
const targets = new Map(
  [...page.matchAll(/^\[([\w.-]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [name, path]),
);
const inlineLinks = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);

const namesIn = (text: string) =>
  [...text.matchAll(/\[([\w.-]+)\](?!\()/g)].map(([, name]) => name);

const count = (section: string | null, state: string) =>
  clauses
    .filter((clause) => section === null || clause.section === section)
    .filter((clause) => clause.state === state).length;

test('every link leads to a file', () => {
  const missing = [...targets.values(), ...inlineLinks].filter(
    (path) => !existsSync(join(import.meta.dirname, path)),
  );
  expect(missing).toEqual([]);
});

test('every name stands for a link, and every link has its name in the tables', () => {
  const named = clauses.flatMap(({ where, tests }) => namesIn([where, ...tests].join(' ')));
  expect([...new Set(named)].sort()).toEqual([...targets.keys()].sort());
});

test('every test that is named is in its file', () => {
  const unknown = clauses
    .flatMap(({ tests }) => tests)
    .filter((entry) => {
      const [, file = '', name = ''] = /^\[([\w.-]+)\]: (.+)$/.exec(entry) ?? [];
      const path = join(import.meta.dirname, targets.get(file) ?? '?');
      return name === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
    });
  expect(unknown).toEqual([]);
});

describe('every clause', () => {
  test('has one of the three states', () => {
    expect(clauses.length).toBeGreaterThan(400);
    expect(clauses.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
  });
  test('that is done says where', () => {
    const nowhere = clauses.filter(({ state, where }) => state === 'done' && !where.includes('['));
    expect(nowhere).toEqual([]);
  });
  test('that is done in part says what is missing', () => {
    const silent = clauses.filter(
      ({ state, where }) => state === 'part' && !where.includes('missing:'),
    );
    expect(silent).toEqual([]);
  });
});

test('the counts are those of the tables', () => {
  const rows = [...sections.map(({ title }) => [title, title] as const), ['All', null] as const];
  for (const [label, section] of rows) {
    const counts = states.map((state) => count(section, state)).join(' | ');
    expect(page).toContain(`| ${label} | ${counts} |`);
  }
});
