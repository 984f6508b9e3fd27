import { expect, test } from 'vitest';
import { adSizesFor } from './ad-sizes.ts';
import { adTargeting } from './ad-targeting.ts';

const places = {
  findZip: (zip: string) =>
    zip === '30303'
      ? {
          zip,
          city: 'Atlanta',
          state: 'GA',
          latitude: 33.75,
          longitude: -84.39,
          dmaCode: 'ATLANTA',
        }
      : undefined,
};
const subject = { page: 'srp', brand: 'atc', channel: 'ATC', filters: {}, zip: undefined } as const;

test('a page names itself, its cars and its market, and no key without a value [advertising.library]', () => {
  expect(adTargeting(subject, places)).toEqual({
    pageName: ['srp'],
    brand: ['atc'],
    channel: ['ATC'],
  });
  const filters = {
    makeCode: ['HONDA'],
    modelCode: ['CIVIC', 'ACCORD'],
    vehicleStyleCode: ['SEDAN'],
    fuelTypeGroup: ['HYB'],
    listingType: ['USED'],
    driveGroup: ['FWD'],
  };
  const page = { ...subject, filters, zip: '30303', experience: 'best-deals' };
  expect(adTargeting(page, places)).toEqual({
    pageName: ['srp'],
    brand: ['atc'],
    channel: ['ATC'],
    make: ['HONDA'],
    model: ['CIVIC', 'ACCORD'],
    style: ['SEDAN'],
    fuel: ['HYB'],
    listingType: ['USED'],
    zip: ['30303'],
    dma: ['ATLANTA'],
    experience: ['best-deals'],
  });
});

test('a ZIP that does not exist is told to nobody', () => {
  expect(adTargeting({ ...subject, zip: '00000' }, places)).not.toHaveProperty('zip');
});

test.each([
  [390, ['320x50', '300x50']],
  [768, ['728x90']],
  [1280, ['970x90', '728x90']],
])(
  'a window of %i pixels takes advertisements of %j [advertising.fixed-ad-sizes]',
  (width, sizes) => {
    expect(adSizesFor(width).map((size) => size.join('x'))).toEqual(sizes);
  },
);
