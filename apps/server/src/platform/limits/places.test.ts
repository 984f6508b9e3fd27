import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('so many go on at once, and so many of one client', () => {
  const places = createPlaces({ inAll: 3, byClient: 2 });
  const first = places.take('a');
  const second = places.take('a');
  expect(places.take('a')).toBeNull();
  const third = places.take('b');
  expect(places.take('c')).toBeNull();
  first?.();
  const fourth = places.take('c');
  expect(fourth).not.toBeNull();
  for (const leave of [second, third, fourth]) leave?.();
  expect(places.take('a')).not.toBeNull();
  expect(places.take('a')).not.toBeNull();
});
