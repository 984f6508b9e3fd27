import { randomUUID } from 'node:crypto';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { adLimits } from '@forecourt/domain/selling/private-ad';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { AppContext } from '@forecourt/web/app-context';
import type { Asked } from '@forecourt/web/back-office/office';
import type { SellingViews } from '@forecourt/web/selling/selling-views';
import { sql } from 'drizzle-orm';
import type { QuietAppParts } from '../../../test/quiet-app.ts';
import { browse, linkIn, openAccountDesk, type Shown } from '../../accounts/test/account-desk.ts';
import type { Database } from '../../platform/database/database.ts';
import { adPictures } from '../tables.ts';

export const today = '2026-11-28';
export const now = Date.parse(`${today}T12:00:00Z`);
export const request = { listings: 2000, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];
const listings = stock.flatMap((entry) => entry.listings);
export const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);

/** A used car of which many are for sale, to be sold once more under a VIN of its own. */
export const usual = commonest();

function commonest() {
  const used = listings.filter((car) => car.listingType === 'USED' && derivedPrice(car) !== null);
  const byModel = Map.groupBy(used, ({ modelCode, year }) => `${modelCode}|${year}`);
  const [most] = [...byModel.values()].sort((a, b) => b.length - a.length);
  const car = most?.[0];
  if (!car) throw new Error('no used cars');
  return car;
}

/** VINs of cars that nobody offers, with right check digits. */
export const vins = ['3HGGK5H71GM712064', '1M8GDM9AXKP042788', '1FTEW1EP1GFA00001'] as const;

/** An application whose pages are those of accounts, and those of sellers as JSON. */
export function openSellingDesk(database: Database, given: Partial<QuietAppParts> = {}) {
  return openAccountDesk(database, {
    engine,
    clock: { now: () => now },
    pages: answer,
    ...given,
  });
}

async function answer(asked: Request, { services }: AppContext): Promise<Response> {
  const { pathname, searchParams } = new URL(asked.url);
  const fields = asked.method === 'GET' ? {} : ((await asked.json()) as Asked);
  const last = pathname.split('/').at(-1) ?? '';
  if (pathname.startsWith('/sell/')) {
    const entry = await services.enterSelling();
    if (entry.status !== 'ENTERED') return Response.json(entry);
    const { see, act, upload } = entry.office;
    if (asked.method !== 'GET') {
      const sent = fields.bytes && new File([Buffer.from(fields.bytes, 'base64')], 'car.jpg');
      const file = sent ? { file: (await upload?.(sent)) ?? '' } : {};
      return Response.json(await act(last, { ...fields, ...file }));
    }
    return Response.json(await see(last as keyof SellingViews, Object.fromEntries(searchParams)));
  }
  const answered = await answerAccount(last, asked.headers, fields, services);
  const headers = new Headers();
  for (const cookie of 'cookies' in answered ? answered.cookies : [])
    headers.append('Set-Cookie', cookie);
  return Response.json(answered, { headers });
}

async function answerAccount(
  act: string,
  headers: Headers,
  fields: Asked,
  services: AppContext['services'],
) {
  if (act === 'signUp') return services.signUp(headers, fields);
  const { token = '' } = fields;
  if (act === 'findCounter') return { value: await services.findCounter(token) };
  if (act === 'acceptCounter') return { value: await services.answerCounter(token, 'accepted') };
  if (act === 'declineCounter') return { value: await services.answerCounter(token, 'declined') };
  if (act === 'exportAccount') return { value: await services.exportAccount() };
  if (act === 'deleteAccount')
    return { value: await services.deleteAccount(fields.email ?? '', fields.person ?? '') };
  return services.followLink(headers, fields);
}

type Desk = ReturnType<typeof openSellingDesk>;

/** Leaves a market without cars of private sellers, whose limits are whole again. */
export async function forgetAllAds(database: Database): Promise<void> {
  await database.execute(sql`delete from rate_counts`);
  await database.execute(sql`
    update listings set status = 'sold' where id in (select listing_id from private_ads)`);
  await database.execute(sql`delete from private_ads`);
  await database.execute(sql`delete from barred_vins`);
}

/** Signs somebody up on a browser of their own. */
export async function comeAs(desk: Desk, email: string) {
  const browser = browse(desk.app);
  await browser.act('signUp', { email, password: 'oyster staircase' });
  const [mail] = await desk.deliver();
  await browser.act('followLink', linkIn(mail ?? { text: '' }));
  return {
    ...browser,
    see: (view: keyof SellingViews, asked: Asked = {}): Promise<Shown> =>
      browser.ask('GET', `/sell/${view}?${new URLSearchParams(asked)}`),
    /** @param bytes of a picture */
    send: (ad: string, bytes: Uint8Array): Promise<Shown> =>
      browser.ask('POST', '/sell/pictures/picture.add', {
        ad,
        bytes: Buffer.from(bytes).toString('base64'),
      }),
    do: (act: string, fields: Asked = {}): Promise<Shown> =>
      browser.ask('POST', `/sell/${act}`, fields),
  };
}

export type Seller = Awaited<ReturnType<typeof comeAs>>;

/** The fields of the first step, for a car like the usual one. */
export const carFields = {
  year: String(usual.year),
  make: usual.makeCode,
  model: usual.modelCode,
  trim: usual.trim ?? '',
  transmission: '',
  color: 'BLUE',
  interior: '',
  mileage: '61,300',
  zip: '30303',
};

/** Pictures as they are kept, whatever they show. */
export async function addPictures(database: Database, adId: string): Promise<void> {
  await database.insert(adPictures).values(
    Array.from({ length: adLimits.minPictures }, (_, place) => ({
      id: randomUUID(),
      adId,
      place,
      width: 1600,
      height: 1200,
      large: Uint8Array.of(1),
      small: Uint8Array.of(1),
      sentHash: String(place),
    })),
  );
}

/** Begins an ad and goes through its steps. @returns its id */
export async function drafted(
  seller: Seller,
  database: Database,
  { vin, price = '9,600', ...more }: { readonly vin: string; readonly price?: string } & Asked,
): Promise<string> {
  const begun = await seller.do('ad.begin', { vin });
  const ad: string = begun.path.split('/')[2];
  await seller.do('ad.car', { ad, ...carFields });
  await seller.do('ad.condition', {
    ad,
    condition: 'good',
    'claim.no-accidents': 'on',
    words: 'Garaged.',
  });
  await addPictures(database, ad);
  await seller.do('ad.price', { ad, price, takesOffers: 'on', ...more });
  return ad;
}

/** The same, and published. */
export async function published(
  seller: Seller,
  database: Database,
  car: { readonly vin: string; readonly price?: string } & Asked,
): Promise<string> {
  const ad = await drafted(seller, database, car);
  const answered = await seller.do('ad.publish', { ad, terms: 'on' });
  if (answered.status !== 'DONE') throw new Error(JSON.stringify(answered));
  return ad;
}
