import { expect, test } from 'vitest';
import { drawingPath, pictureOf } from './vehicle-picture.ts';

const photoUrl = 'https://photos.test/1.jpg';

test.each([
  ['its photograph', photoUrl, true, photoUrl],
  ['a drawing where no photographs are shown', photoUrl, false, '/images/listing/7/side-480.svg'],
  ['a drawing where it has none', null, true, '/images/listing/7/side-480.svg'],
])('a car is shown by %s', (_, photo, shown, pictureUrl) => {
  expect(pictureOf({ id: 7, photoUrl: photo }, shown)).toEqual({
    pictureUrl,
    isPhoto: pictureUrl === photoUrl,
  });
});

test('a drawing is named by its car', () => {
  expect(drawingPath(7, 'rear-160.svg')).toBe('/images/listing/7/rear-160.svg');
});
