import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { CarNews } from '../channels/channel.ts';

interface Told {
  readonly title: string;
  readonly bookmarkId: string;
  /** Where shoppers reach the brand. */
  readonly origin: string;
}

/** News as a program is told: the search, and each car with what is new about it. */
export const newsPayload = (told: Told, news: readonly CarNews[]) =>
  payload(
    'search.news',
    told,
    news.map((one) => toNews(one, told.origin)),
  );

/** What a test is told: of the form of news, with a car that is on no market. */
export const testPayload = (told: Told) =>
  payload('search.test', told, [{ ...sampleNews, url: `${told.origin}${vehiclePath(0)}` }]);

const payload = (
  type: string,
  { title, bookmarkId, origin }: Told,
  news: readonly ReturnType<typeof toNews>[],
) => ({
  type,
  timestamp: new Date().toISOString(),
  data: {
    search: { title, url: `${origin}/cars-for-sale?bookmarkId=${bookmarkId}` },
    news,
  },
});

const toNews = ({ kind, listingId, listing, price, priceBefore }: CarNews, origin: string) => ({
  kind,
  listingId,
  price,
  priceBefore,
  vin: listing.vin,
  year: listing.year,
  makeCode: listing.makeCode,
  modelCode: listing.modelCode,
  trim: listing.trim,
  mileage: listing.mileage,
  url: `${origin}${vehiclePath(listingId)}`,
});

const sampleNews = {
  kind: 'new' as const,
  listingId: 0,
  price: 20_000,
  priceBefore: null,
  vin: '1HGCM82633A000000',
  year: 2021,
  makeCode: 'HONDA',
  modelCode: 'CIVIC',
  trim: 'EX',
  mileage: 30_000,
};
