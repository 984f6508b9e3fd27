import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clausesOf, parseSection, readSections } from './conformance/clauses.ts';
import { drawPage } from './conformance/page.ts';
import { proofsIn, proves, readProofs } from './conformance/proofs.ts';
import { findSource } from './conformance/source-files.ts';

const path = join(import.meta.dirname, 'conformance.md');
const page = readFileSync(path, 'utf8');
const sections = readSections();
const clauses = sections.flatMap(clausesOf);
const proofs = readProofs();

test('the page is what `npm run docs` writes', () => {
  expect(page).toBe(drawPage(sections, proofs));
});

test('every clause is done', () => {
  const undone = clauses.filter(({ state }) => state !== 'done').map(({ id }) => id);
  expect(undone).toEqual([]);
});

test('no clause of the specification was lost', () => {
  expect(clauses.length).toBeGreaterThanOrEqual(493);
});

test('every clause that is done is named by a test', () => {
  const unproven = clauses
    .filter(({ state, id }) => state === 'done' && !proofs.some((proof) => proves(proof, id)))
    .map(({ id }) => id);
  expect(unproven).toEqual([]);
});

test('every id in a test’s name is a clause or a family of clauses', () => {
  const known = new Set(clauses.flatMap(({ id }) => [id, `${id.split('.', 1)[0]}.*`]));
  const unknown = proofs.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every link leads to a file', () => {
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
});

describe('a mistake in the data is named', () => {
  const section = (clause: string) =>
    `section: 9. Test\ngroups:\n  - clauses:\n      - ${clause.replaceAll('\n', '\n        ')}`;

  test.each([
    ['a state that there is not', 'id: a.b\nclause: x\nstate: almost', 'a.b: state'],
    ['done nowhere', 'id: a.b\nclause: x\nstate: done', 'a.b: .*says where'],
    ['nothing missing', 'id: a.b\nclause: x\nstate: part\nwhere: [page]', 'a.b: .*what is missing'],
    ['a key that there is not', 'id: a.b\nclause: x\nstate: not yet\nwhre: [page]', 'a.b: .*whre'],
    [
      'an id without a family',
      'id: a\nclause: x\nstate: not yet',
      'a: id an id is a family and a name',
    ],
  ])('%s', (_mistake, clause, sentence) => {
    expect(() => parseSection('test.yml', section(clause))).toThrow(new RegExp(sentence));
  });

  test('a file that there is not, or that several names stand for', () => {
    expect(() => findSource('no-such-file')).toThrow('No file is named no-such-file');
    expect(() => findSource('routes')).toThrow('Say more of the path of routes');
  });
});

test('ids are read from the end of a name only', () => {
  const text = `test('sorts [a.b, c.*]', () => pick(list[item.id], ' [x.y] '));`;
  expect(proofsIn('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', name: 'sorts', ids: ['a.b', 'c.*'] },
  ]);
});
