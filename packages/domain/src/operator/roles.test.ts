import { expect, test } from 'vitest';
import { type Deed, deeds, mayDo, operatorRoles, parseOperatorRole, roleWords } from './roles.ts';

const all = Object.keys(deeds) as Deed[];

test('an owner may do everything', () => {
  expect(all.filter((deed) => !mayDo('owner', deed))).toEqual([]);
});

test('whoever may do less may do nothing that those above may not', () => {
  for (const deed of all) {
    if (mayDo('analyst', deed)) expect(mayDo('operator', deed), deed).toBe(true);
  }
});

test('an analyst sees only, and no shopper', () => {
  expect(all.filter((deed) => mayDo('analyst', deed)).every((deed) => deed.endsWith('.see'))).toBe(
    true,
  );
  expect(mayDo('analyst', 'leads.see')).toBe(false);
});

test('only owners change people', () => {
  expect(operatorRoles.filter((role) => mayDo(role, 'people.change'))).toEqual(['owner']);
});

/** What parts are called whose names are no words of the page. */
const partWords: Readonly<Record<string, string>> = {
  'private-ads': 'private ads',
  log: 'the level of the log',
  flags: 'flags of all brands',
  tables: 'taxes and rates',
  audit: 'the audit log',
};

/** The parts of deeds, each once, in words. */
const inWords = (chosen: readonly Deed[]) => [
  ...new Set(chosen.map((deed) => deed.split('.')[0] ?? ''))
    .values()
    .map((part) => partWords[part] ?? part),
];

test('what operators are said to do is what they may', () => {
  const may = all.filter((deed) => mayDo('operator', deed));
  const changes = inWords(may.filter((deed) => !deed.endsWith('.see')));
  const sees = inWords(may.filter((deed) => deed.endsWith('.see') && !mayDo('analyst', deed)));
  const closed = inWords(all.filter((deed) => deed.endsWith('.see') && !mayDo('operator', deed)));
  const more = sees.filter((part) => !changes.includes(part));
  expect(roleWords.operator.split('; ')).toEqual([
    `Changes ${changes.join(', ')}`,
    `sees ${more.join(', ')}`,
    expect.stringMatching(/^no /),
  ]);
  const none = roleWords.operator.split('; ')[2]?.replaceAll('no ', '').split(', ');
  expect(none?.toSorted()).toEqual(closed.toSorted());
});

test.each([
  ['owner', 'owner'],
  ['Owner', null],
  ['', null],
  [null, null],
  [7, null],
])('the role of %j is %j', (text, role) => expect(parseOperatorRole(text)).toBe(role));
