import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { photographPath } from '@forecourt/domain/listing/vehicle-picture';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { linkPreview } from '../../vehicles/link-preview.ts';
import { vehicleStructuredData } from '../../vehicles/structured-data.ts';
import type { VehiclePageData } from '../../vehicles/vehicle-page-data.ts';
import { headers, loader, meta } from './vehicle-details.tsx';

const today = '2026-11-22';
const [dealer] = [...generateDemoInventory({ listings: 60, seed: 9, today })].filter(
  ({ owner, listings }) => !owner.privateSeller && listings.length > 3,
);
if (!dealer) throw new Error('No dealer of the demo has so many cars.');
const { owner } = dealer;
const [used] = dealer.listings.filter(({ listingType }) => listingType !== 'NEW');
if (!used) throw new Error('The dealer has no used car.');

const found: FoundVehicle = {
  listing: { ...used, accidentCount: 2, vehicleHistoryTypes: ['NO_ACCIDENTS', 'CLEAN_TITLE'] },
  owner: { ...owner, deliveryDmaCodes: ['*'] },
  status: 'active',
  card: null,
  similar: [],
  market: null,
  toldOn: '2026-11-12',
  sellerClock: { weekday: 'Saturday', minutes: 600, date: '2026-11-21' },
  isBrief: false,
};

/** Opens the page of a car; what the loader throws is what it answers. */
async function open(
  changes: Partial<FoundVehicle>,
  context: Partial<AppContext> = {},
  query = '',
  segment = String(used?.id),
) {
  const provider = new RouterContextProvider();
  const services = {
    findVehicle: async () => ({ ...found, ...changes }),
    findMessaging: async () => ({ takesMessages: true, answerMinutes: 40 }),
    countSearches: async (queries: readonly unknown[]) => queries.map((_, index) => index),
    findModelYearNotes: async () => ({ prices: null }),
    findDealerDifference: async () => null,
    findSwaps: async () => [],
    financeTables: () => ({ states: { states: {}, zipRates: {} } }),
    reportError: () => {},
    ...context.services,
  };
  provider.set(appContext, {
    brand: requireBrand('atc'),
    flags: flagsOf(requireBrand('atc')),
    reference: { ...vehicleReference, ...placeReference },
    origin: 'https://cars.example',
    today,
    isBot: false,
    remotePhotos: true,
    wallet: null,
    terms: usualTerms,
    ...context,
    services,
  } as unknown as AppContext);
  const path = `/cars-for-sale/vehicle/${segment}`;
  const asked = {
    params: { listingId: segment.replace(/\/$/, '') },
    url: new URL(`https://cars.example${path}${query}`),
    context: provider,
  } as unknown as Parameters<typeof loader>[0];
  const answer: unknown = await loader(asked).catch((error: unknown) => error);
  return answer as {
    data: VehiclePageData;
    init: { status: number };
    headers: Headers;
    status: number;
  };
}

test.each([`00${used.id}`, `${used.id}/`])(
  'a car at %s is where its address is written, for good [address.redirect]',
  async (segment) => {
    const answer = await open({}, {}, '?zip=30303', segment);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(`/cars-for-sale/vehicle/${used.id}?zip=30303`);
  },
);

test('a car that cannot be read now is asked for again in a moment', async () => {
  const reported: unknown[] = [];
  const away = new Error('the database is away');
  const services = {
    findVehicle: () => Promise.reject(away),
    reportError: (error: unknown) => reported.push(error),
  } as unknown as AppContext['services'];
  expect(await open({}, { services })).toMatchObject({
    init: { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
  });
  expect(reported).toEqual([away]);
  const errorHeaders = new Headers({ 'Retry-After': '5' });
  const sent = { loaderHeaders: new Headers(), errorHeaders } as Parameters<typeof headers>[0];
  expect(headers(sent)).toBe(errorHeaders);
});

test.each([
  ['atc', '/', false],
  ['kbb', '/', false],
  ['hyundai', '/cars-for-sale', true],
])(
  'crumbs of %s lead home to %s, and keep the ZIP of the shopper: %s [brands.crumbs-without-place, brands.automaker-home-crumb]',
  async (code, home, keepsZip) => {
    const brand = requireBrand(code);
    const { data } = await open({}, { brand, flags: flagsOf(brand) }, '?zip=30303');
    const hrefs = new Map(data.crumbs.map(({ key, href }) => [key, href]));
    expect(hrefs.get('home')).toBe(home);
    for (const key of ['make', 'model'])
      expect(hrefs.get(key)?.includes('zip=30303'), key).toBe(keepsZip);
  },
);

test('the page waits for what stands beside its car as long as is set, and is then not kept', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => {});
  const services = { findSwaps: never, countSearches: never } as unknown as AppContext['services'];
  const answered = vi.fn();
  const opened = open({}, { services, patience: 300 }, '?zip=99950').finally(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { data, init } = await opened;
  expect(init).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(data.owner.answerMinutes).toBe(40);
  expect(data).toMatchObject({ likeIt: [], swaps: [] });
});

test('a car of which the search alone knows is shown, and offers nothing that rests', async () => {
  const findMessaging = () => Promise.reject(new Error('nobody asks how it is written to'));
  const reportError = (error: unknown) => {
    throw error;
  };
  const services = { findMessaging, reportError } as unknown as AppContext['services'];
  const { data, init } = await open({ isBrief: true }, { services });
  expect(init).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(data).toMatchObject({ isBrief: true, comparable: false, buyHref: null });
  expect(data.owner).toMatchObject({ takesMessages: false, phone: owner.phone });
});

test('a car whose seller cannot be written to offers no message, and tells no address', async () => {
  const findMessaging = async () => ({ takesMessages: false, answerMinutes: null });
  const services = { findMessaging } as unknown as AppContext['services'];
  const { data } = await open({}, { services });
  expect(data.owner).toMatchObject({ takesMessages: false, phone: owner.phone });
});

test('who comes for a car that is gone is sent to others of its model, and told why there [states.expired-redirect, stored.expired-cookie]', async () => {
  const { status, headers: sent } = await open({ status: 'gone' }, {}, '?zip=30303');
  expect(status).toBe(302);
  expect(sent.get('Location')).toMatch(/^\/cars-for-sale\/.+zip=30303/);
  expect(sent.get('Set-Cookie')).toMatch(/^redirectExpiredPage=\w+/);
  expect(sent.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['2026-11-12', 200],
  ['2026-10-23', 200],
  ['2026-10-22', 410],
])(
  'a crawler that comes for a car gone since %s gets %i [errors.expired]',
  async (toldOn, status) => {
    const { init, data } = await open({ status: 'gone', toldOn }, { isBot: true });
    expect(init.status).toBe(status);
    const [car] = vehicleStructuredData(data);
    if (data.price !== null)
      expect(car).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  },
);

test('what speaks against a car comes first, each note with who told it and when', async () => {
  const { data } = await open({});
  expect(data.history).toMatchObject({ source: owner.name, toldOn: '2026-11-12' });
  expect(data.history.notes[0]).toEqual({ text: '2 accidents reported', isWarning: true });
  expect(data.history.notes.map(({ text }) => text)).not.toContain('No Accidents');
});

test('tells when its seller is open by the clock there, and how soon it answers', async () => {
  const { data } = await open({});
  expect(data.owner.opening).toBe('Open until 7 PM');
  expect(data.owner.hours.filter(({ isToday }) => isToday)).toMatchObject([{ label: 'Saturday' }]);
  expect(data.owner.answerMinutes).toBe(40);
  const { data: without } = await open(
    {},
    {
      services: { findMessaging: () => Promise.reject(new Error('away')) } as never,
    },
  );
  expect(without.owner).toMatchObject({ takesMessages: true, answerMinutes: null });
});

test('cars of a trim that only its feed names have no search of their own, and none is linked', async () => {
  const market = { ofTrim: true, total: 9, prices: [20_000], meanMileage: null } as never;
  const hrefOf = async (trim: string | null) =>
    (await open({ market, listing: { ...used, trim } })).data.likeCarsHref;
  const [named = ''] = vehicleReference.trimNamesOf(used.modelCode);
  expect(await hrefOf(named)).toContain('trimCode');
  expect(await hrefOf('Nightshade Special')).toBeNull();
});

test('leads to cars like it that there are, with how many', async () => {
  const { data } = await open({}, {}, '?zip=99950');
  expect(data.likeIt.map(({ label, cars }) => [label, cars])).toEqual([
    ['Fewer miles', 1],
    ['Nearer', 2],
  ]);
  expect(data.likeIt[0]?.href).toContain('zip=99950');
});

test.each([
  [undefined, `ask ${owner.name} what it costs.`],
  [0, 'free.'],
  [599, '$599.'],
])('tells that shipping costs %s to the shopper', async (shippingCost, words) => {
  const listing = { ...found.listing, ...(shippingCost !== undefined && { shippingCost }) };
  const { data } = await open({ listing }, {}, '?zip=30303');
  expect(data.warranty.delivery).toMatch(/ to Atlanta, GA 30303: /);
  expect(data.warranty.delivery?.endsWith(words)).toBe(true);
  expect((await open({ listing })).data.warranty.delivery).toBeNull();
});

test('tells search engines each field that they read, at the price that is shown', async () => {
  const listing: FoundVehicle['listing'] = {
    ...found.listing,
    salePrice: 20_000,
    dealerFees: 399,
    mileage: 31_000,
    trim: 'LE',
    doors: 4,
    seats: 5,
    vehicleStyleCode: 'SEDAN',
    driveType: 'AWD',
    fuelTypeCode: 'GSL',
    transmissionName: 'Automatic',
    extColorName: 'Silver',
    intColorName: 'Black',
    featureCodes: ['1078'],
  };
  const { data } = await open({ listing });
  const [car, trail] = vehicleStructuredData(data);
  expect(car).toMatchObject({
    '@type': ['Car', 'Product'],
    name: data.title,
    url: data.url,
    image: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    brand: { name: data.make },
    model: data.model,
    vehicleModelDate: String(listing.year),
    vehicleIdentificationNumber: listing.vin,
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 31_000, unitCode: 'SMI' },
    vehicleConfiguration: 'LE',
    bodyType: 'Sedan',
    color: 'Silver',
    vehicleInteriorColor: 'Black',
    vehicleInteriorType: 'Leather',
    driveWheelConfiguration: expect.stringMatching(/AWD|all/i),
    vehicleEngine: { fuelType: expect.stringMatching(/gas/i) },
    vehicleTransmission: 'Automatic',
    numberOfDoors: 4,
    vehicleSeatingCapacity: 5,
    knownVehicleDamages: '2 accidents reported',
    offers: {
      price: 20_000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'AutoDealer', name: owner.name },
    },
  });
  expect(data.lines.at(-2)).toEqual({ key: 'fees', amount: 399 });
  expect(JSON.stringify(car)).not.toContain('null');
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('the price of search engines is the one of programs and of the page', async () => {
  for (const listing of dealer.listings) {
    const { data } = await open({ listing });
    const [car] = vehicleStructuredData(data);
    const { salePrice } = listing;
    expect(data.price).toBe(derivedPrice(listing));
    if (salePrice === null) expect(car).not.toHaveProperty('offers');
    else expect(car).toMatchObject({ offers: { price: salePrice } });
    const line = data.lines.find(({ key }) => key === 'price');
    expect(line?.amount ?? null).toBe(salePrice);
  }
});

test('an MSRP is nowhere told as the price: its seller names none', async () => {
  const asked = { ...found.listing, listingType: 'NEW', msrp: 40_485 } as const;
  const told = async (salePrice: number | null) => {
    const { data } = await open({ listing: { ...asked, salePrice } });
    return JSON.stringify(meta({ loaderData: data } as unknown as Parameters<typeof meta>[0]));
  };
  expect(await told(39_990)).toMatch(/ for \$39,990.*product:price:amount.*"offers"/);
  expect(await told(null)).not.toMatch(/\$40,485|product:price|"offers"/);
});

test('distances of the car and of those like it are the shopper’s, with the delivery there, or are not told', async () => {
  const atDealer = { ...owner, latitude: 33.75, longitude: -84.39, deliveryDmaCodes: ['*'] };
  const inMacon = { ...owner, latitude: 32.84, longitude: -83.63 };
  const like = { card: { ...used, photoUrl: null, deal: { rated: false } }, owner: inMacon };
  const changes = {
    owner: atDealer,
    // From the seller of the car that is looked at.
    similar: [{ ...like, distanceMiles: 4 }],
  } as unknown as Partial<FoundVehicle>;
  const { data } = await open(changes, {}, '?zip=30303');
  expect(data.away).toEqual({ city: 'Atlanta, GA', miles: 0, isDelivered: true });
  expect(data.similar[0]?.distanceMiles).toBeGreaterThan(70);
  expect(data.similar[0]?.distanceMiles).toBeLessThan(85);
  expect(data.similar[0]?.href).toMatch(/\?zip=30303$/);
  const { data: unplaced } = await open(changes);
  expect(unplaced.away).toBeNull();
  expect(unplaced.similar[0]).toMatchObject({ distanceMiles: null, delivers: false });
});

test('photographs on our own server are shown where none of others are, to search engines and messengers too', async () => {
  const own = photographPath('0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01', 'large');
  const listing = { ...found.listing, photoUrls: ['https://photos.test/1.jpg', own] };
  const { data } = await open({ listing }, { remotePhotos: false });
  expect(data.pictures).toMatchObject([
    { large: own, small: own.replace('large', 'small'), isIllustration: false },
  ]);
  expect(vehicleStructuredData(data)[0]).toMatchObject({ image: [`https://cars.example${own}`] });
  const tags = linkPreview(data, { title: 'A car', description: 'It drives.' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: `https://cars.example${own.replace('webp', 'jpg')}`,
  });
  expect(tags).toContainEqual({ property: 'og:image:type', content: 'image/jpeg' });
});
