import { expect, test } from 'vitest';
import { cookieValue, isHttps, setCookie } from './cookie-header.ts';

test.each([
  [null, null],
  ['', null],
  ['theme=dark', 'dark'],
  ['a=1; theme=dark; b=2', 'dark'],
  ['a=1;theme=dark', 'dark'],
  ['theme=', ''],
  ['xtheme=dark', null],
  ['a=theme=dark', null],
  ['theme=a=b', 'a=b'],
])('of %j the theme is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'theme')).toBe(value);
});

test('goes over nothing but https where the site is under it', () => {
  const options = { maxAgeSeconds: 60, httpOnly: true };
  expect(setCookie('seen', 'yes', { ...options, isSecure: isHttps('https://cars.test') })).toBe(
    'seen=yes; Max-Age=60; Path=/; SameSite=Lax; HttpOnly; Secure',
  );
  expect(
    setCookie('seen', 'yes', { ...options, isSecure: isHttps('http://cars.test') }),
  ).not.toContain('Secure');
});

test('is forgotten with the browser where it has no age', () => {
  expect(setCookie('brand', 'kbb', { maxAgeSeconds: null, isSecure: false })).toBe(
    'brand=kbb; Path=/; SameSite=Lax',
  );
});
