import { expect, test } from 'vitest';
import { type Deed, deeds, mayDo, operatorRoles, parseOperatorRole } from './roles.ts';

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

test.each([
  ['owner', 'owner'],
  ['Owner', null],
  ['', null],
  [null, null],
  [7, null],
])('the role of %j is %j', (text, role) => expect(parseOperatorRole(text)).toBe(role));
