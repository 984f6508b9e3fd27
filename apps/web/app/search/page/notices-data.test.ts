import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { expect, test } from 'vitest';
import { toNotices } from './notices-data.ts';

const reference = { ...vehicleReference, ...placeReference };

const noticesOf = (search: string) => {
  const address = { pathname: '/cars-for-sale', search: `?${search}` };
  const parsed = parseSearchUrl(address, requireBrand('atc'), reference);
  return toNotices(parsed, [], reference).map(({ problem, sentence }) => `${problem} ${sentence}`);
};

test.each([
  [
    'listingType=FOO',
    'Condition cannot be “FOO”. Choose New, Used, Certified, or Third-party certified.',
  ],
  [
    'listingType=FOO&listingType=BAR',
    'Condition cannot be “FOO” or “BAR”. Choose New, Used, Certified, or Third-party certified.',
  ],
  ['featureCode=WINGS', 'Features cannot be “WINGS”. Choose from what the filters offer.'],
  ['makeCode=FOO', 'Make cannot be “FOO”. Choose from what the filters offer.'],
  [
    'maxPayment=lots',
    'Max payment a month cannot be “lots”. Expected: whole dollars a month, at most 99,999.',
  ],
  [
    'sortBy=best',
    '“best” is left out of this search. There is no such order: these are in the usual one.',
  ],
])('%s is told once, as a shopper reads it', (search, told) => {
  expect(noticesOf(search)).toEqual([told]);
});

test('what is wrong with several parameters is a line for each', () => {
  expect(noticesOf('listingType=FOO&makeCode=XX&listingType=BAR')).toEqual([
    expect.stringMatching(/^Condition /),
    expect.stringMatching(/^Make /),
  ]);
});

test('words that say nothing of a car may be a dealer’s name', () => {
  const address = { pathname: '/cars-for-sale', search: '?zip=30303' };
  const parsed = parseSearchUrl(address, requireBrand('atc'), reference);
  const unread = [
    { text: 'old', reason: 'There is no filter for this.', mayBeName: true },
    { text: 'no roof', reason: 'Filters cannot leave something out.', mayBeName: false },
    { text: 'mill', reason: 'We do not know this word.', mayBeName: true },
  ];
  expect(toNotices(parsed, unread, reference).flatMap(({ link }) => link ?? [])).toEqual([
    {
      name: 'Look for a dealer called “old mill”',
      href: '/cars-for-sale/dealers?searchRadius=0&words=old%20mill&zip=30303',
    },
  ]);
  expect(toNotices(parsed, [], reference)).toEqual([]);
});
