import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../test/any-character.ts';
import { anyPath, anyUrl } from '../../test/any-url.ts';
import { parseRefUrl, parseSignInReason, parseSignInScreen, signInPath } from './sign-in.ts';

const origin = 'https://cars.example';

describe('the page to go on to after signing in [routes.sign-in]', () => {
  test.each([
    ['/cars-for-sale/toyota?zip=30303#car-1', '/cars-for-sale/toyota?zip=30303#car-1'],
    [`${origin}/cars-for-sale/saved`, '/cars-for-sale/saved'],
    ['cars-for-sale', '/cars-for-sale'],
    ['/account', '/account'],
    [null, '/account'],
    ['', '/'],
    ['https://elsewhere.test/cars-for-sale', '/account'],
    ['//elsewhere.test', '/account'],
    ['/\\elsewhere.test', '/account'],
    ['///elsewhere.test', '/account'],
    ['/.//elsewhere.test', '/account'],
    ['https://cars.example@elsewhere.test/', '/account'],
    ['http://cars.example/', '/account'],
    ['javascript:alert(1)', '/account'],
    ['data:text/html,x', '/account'],
    ['http://', '/account'],
    ['/account/sign-in?refUrl=/account/sign-in', '/account'],
    ['/account/sign-out', '/account'],
  ])('%j leads to %j', (text, path) => expect(parseRefUrl(text, origin)).toBe(path));

  test('never leaves the host, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(anyUrl, fc.string({ unit: anyCharacter })), (text) => {
        expect(new URL(parseRefUrl(text, origin), origin).origin).toBe(origin);
      }),
    );
  });

  test('is written so that it is read again', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const asked = new URL(signInPath(`/x${path}`, 'signup'), origin).searchParams;
        const url = new URL(`/x${path}`, origin);
        expect(parseRefUrl(asked.get('refUrl'), origin)).toBe(`${url.pathname}${url.search}`);
      }),
    );
  });
});

test('the screen is signing in, unless it is another that there is [routes.sign-in]', () => {
  expect(signInPath('/saved', 'signup')).toBe(
    '/account/sign-in?defaultScreen=signup&refUrl=%2Fsaved',
  );
  expect(['signup', 'reset', 'signin', 'x', null].map(parseSignInScreen)).toEqual([
    'signup',
    'reset',
    'signin',
    'signin',
    'signin',
  ]);
});

test('the reason that a page gives is read again, and no other', () => {
  const asked = new URL(signInPath('/cars-for-sale', 'signup', 'saved'), origin).searchParams;
  expect(parseSignInReason(asked.get('reason'))).toBe('saved');
  expect(parseSignInReason('<b>')).toBeNull();
});
