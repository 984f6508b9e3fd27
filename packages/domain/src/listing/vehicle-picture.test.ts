import { expect, test } from 'vitest';
import { drawingPath, pictureOf } from './vehicle-picture.ts';

const photoUrl = 'https://photos.test/1.jpg';

test.each([
  ['its photograph', photoUrl, true, photoUrl],
  [
    'an illustration where no photographs are shown',
    photoUrl,
    false,
    '/images/listing/7/front-quarter-480',
  ],
  ['an illustration where it has none', null, true, '/images/listing/7/front-quarter-480'],
])('a car is shown by %s', (_, photo, shown, pictureUrl) => {
  expect(pictureOf({ id: 7, photoUrl: photo }, shown)).toEqual({
    pictureUrl,
    isPhoto: pictureUrl === photoUrl,
  });
});

test('an illustration is named by its car', () => {
  expect(drawingPath(7, 'rear-quarter-160')).toBe('/images/listing/7/rear-quarter-160');
});
