import { Random, WeightedChoice } from '@forecourt/catalog/demo/random';
import { mainBrandCode } from '@forecourt/domain/brand/brand';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { reference } from '../../apps/server/src/request/reference.ts';
import { buildDemoMarket, sampleCars } from '../search/demo-market.ts';
import { type MixedRequest, mixRequests, type SampleCar } from '../search/request-mix.ts';
import { toParameters } from '../server/to-parameters.ts';
import { visitorCount } from './visitors.ts';

/** Kinds of requests, and how many of a hundred are of each. */
const profile = [
  ['results', 60],
  ['vehicle', 25],
  ['suggestions', 8],
  ['api', 5],
  ['write', 2],
] as const;

export type RequestKind = (typeof profile)[number][0];
export const requestKinds: readonly RequestKind[] = profile.map(([kind]) => kind);

/** The profile as a sentence has it. */
export const describeProfile = () =>
  profile.map(([kind, share]) => `${share} % ${kind}`).join(', ');

export interface LoadRequest {
  readonly kind: RequestKind;
  readonly path: string;
  /** JSON that is sent by POST; null for GET. */
  readonly body: string | null;
  /** The number of who sends it. */
  readonly visitor: number;
}

type Asked = Pick<LoadRequest, 'path' | 'body'>;

/** The cars that values are taken from: a large inventory begins with those of a small one. */
const sampledListings = 20_000;
const sampledCars = 5000;

const brand = requireBrand(mainBrandCode);
const searchPath = '/cars-for-sale/all-cars';

/** So many requests by the profile, the same for a seed; hardly a search or a car comes twice. */
export function mixShoppers(
  count: number,
  { listings, seed }: { readonly listings: number; readonly seed: number },
): LoadRequest[] {
  const today = new Date().toISOString().slice(0, 10);
  const sampled = { listings: Math.min(listings, sampledListings), seed, today };
  const { engine } = buildDemoMarket(sampled, () => {});
  const cars = sampleCars(engine, sampledCars);
  // A page beyond the last one would lead to another.
  const searches = mixRequests(seed, cars).filter(
    ({ request }) => request.offset === 0 || request.offset < engine.search(request).total,
  );
  const random = new Random(seed);
  const kinds = new WeightedChoice<RequestKind>(profile);
  return Array.from({ length: count }, () => {
    const kind = kinds.draw(random);
    const own = random.fork();
    const visitor = own.whole(0, visitorCount - 1);
    return { kind, visitor, ...makers[kind]({ random: own, cars, searches, visitor }) };
  });
}

interface Material {
  readonly random: Random;
  readonly cars: readonly SampleCar[];
  readonly searches: Iterator<MixedRequest>;
  readonly visitor: number;
}

const makers: Readonly<Record<RequestKind, (material: Material) => Asked>> = {
  results: ({ searches }) => read(canonicalPath(nextOf(searches))),
  vehicle: ({ random, cars }) => read(vehiclePath(random.pick(cars).card.id)),
  suggestions: ({ random, cars }) =>
    read(
      `/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(begunWords(random, cars))}`,
    ),
  api: ({ searches }) => read(`/rest/lsc/listing?${toParameters(nextOf(searches))}`),
  write: (material) => material.random.pick([save, lead, look])(material),
};

const read = (path: string): Asked => ({ path, body: null });
const write = (path: string, body: object): Asked => ({ path, body: JSON.stringify(body) });

function nextOf<Value>(values: Iterator<Value>): Value {
  const { done, value } = values.next();
  if (done) throw new Error('The mix of searches has ended.');
  return value;
}

/** Where a search lives: other addresses of it lead there. */
function canonicalPath(mixed: MixedRequest): string {
  const url = { pathname: searchPath, search: `?${toParameters(mixed)}` };
  return parseSearchUrl(url, brand, reference).canonical;
}

/** A make and model as far as somebody has typed them. */
function begunWords(random: Random, cars: readonly SampleCar[]): string {
  const { card } = random.pick(cars);
  const make = reference.findMake(card.makeCode)?.name ?? card.makeCode;
  const model = reference.findModel(card.modelCode)?.name ?? card.modelCode;
  return makeAndModel(make, model).toLowerCase().slice(0, random.whole(2, 12)).trim();
}

function save({ random, cars }: Material): Asked {
  return write('/cars-for-sale/saved-listings', { listingId: random.pick(cars).card.id });
}

/** A question to a seller who takes them. */
function lead({ random, cars, visitor }: Material): Asked {
  const asked = cars.filter(({ owner }) => !owner.hideEmailForm);
  return write('/cars-for-sale/leads', {
    listingId: random.pick(asked).card.id,
    firstName: 'Dana',
    lastName: 'Reed',
    zip: '30303',
    fromEmailAddress: `dana-${visitor}@people.example`,
    comments: 'Is it still there?',
  });
}

/** What the page of a car tells when it is seen. */
function look({ random, cars }: Material): Asked {
  const { id } = random.pick(cars).card;
  const events = [{ kind: 'page', page: 'vdp', listingId: id }];
  return write('/cars-for-sale/events/note', { events });
}
