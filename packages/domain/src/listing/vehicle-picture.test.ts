import { expect, test } from 'vitest';
import { listingSchema } from './listing.ts';
import {
  drawingPath,
  isOwnPhotograph,
  mailedPictureOf,
  photographPath,
  pictureOf,
  shownPhotographs,
} from './vehicle-picture.ts';

const photoUrl = 'https://photos.test/1.jpg';
const drawn = '/images/listing/7/front-quarter-480';
const id = '0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01';
const own = photographPath(id, 'large');
const ownSmall = photographPath(id, 'small');

test.each([
  ['its photograph', photoUrl, true, photoUrl],
  ['an illustration where no photographs are shown', photoUrl, false, drawn],
  ['an illustration where it has none', null, true, drawn],
  ['the small photograph that we have', own, true, ownSmall],
  ['the photograph that we have, where none of others are shown', own, false, ownSmall],
])('a car is shown by %s', (_, photo, shown, pictureUrl) => {
  expect(pictureOf({ id: 7, photoUrl: photo }, shown)).toEqual({
    pictureUrl,
    isPhoto: pictureUrl !== drawn,
  });
});

test('an illustration is named by its car', () => {
  expect(drawingPath(7, 'rear-quarter-160')).toBe('/images/listing/7/rear-quarter-160');
});

test('of a car, pages show photographs of our own server always', () => {
  expect(shownPhotographs([photoUrl, own], true)).toEqual([photoUrl, own]);
  expect(shownPhotographs([photoUrl, own], false)).toEqual([own]);
});

test('mails show photographs of our own server as JPEG, and none of others', () => {
  const path = `/images/photographs/${id}/small.jpg`;
  expect(mailedPictureOf({ id: 7, photoUrl: own })).toEqual({ path, isPhoto: true });
  for (const other of [photoUrl, null])
    expect(mailedPictureOf({ id: 7, photoUrl: other })).toEqual({
      path: `${drawn}.jpg`,
      isPhoto: false,
    });
});

test.each([
  ownSmall,
  `https://photos.test${own}`,
  `/${own}`,
  `${own}?x`,
  `/images/photographs/../${id}/large.webp`,
  '/images/photographs/7/large.webp',
  drawn,
])('%s is no photograph of a car here', (path) => {
  expect(isOwnPhotograph(path)).toBe(false);
});

test('a car has addresses and such paths for photographs, and nothing else', () => {
  const { photoUrls } = listingSchema.shape;
  expect(photoUrls.parse([photoUrl, own])).toEqual([photoUrl, own]);
  for (const wrong of [ownSmall, drawn, 'large.webp'])
    expect(photoUrls.safeParse([wrong]).success, wrong).toBe(false);
});
