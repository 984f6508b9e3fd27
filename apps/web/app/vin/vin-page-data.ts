import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import type { ComparedCar } from '@forecourt/domain/listing/found-vehicle';
import { worthAt } from '@forecourt/domain/listing/worth/worth-at';
import { termsWords } from '@forecourt/domain/money/shopper-terms';
import { mileageProblem, parseMileage } from '@forecourt/domain/money/trade-in/trade-in-car';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import { readVin } from '@forecourt/domain/vehicle/vin-reading';
import type { AppContext } from '../app-context.ts';
import { findShopper } from '../vehicles/shopper-place.ts';
import type { FoundVin, VinListing } from './services.ts';
import { toAnatomy } from './vin-anatomy-data.ts';
import { toVinCost } from './vin-cost-data.ts';
import { identify, type NamedVin } from './vin-identity-data.ts';
import { toVinMarket } from './vin-market-data.ts';

/** Model years around a car that are like it. */
const yearsAround = 1;

/** What was sent of a car. */
function readFields(parameters: URLSearchParams) {
  const field = (name: string) => parameters.get(name)?.trim() ?? '';
  return {
    vin: field('vin'),
    miles: field('miles'),
    zip: field('zip'),
    model: field('model'),
    trim: field('trim'),
  };
}

/** All that the page about a VIN shows, as plain data. */
export async function findVinPage(parameters: URLSearchParams, app: AppContext) {
  const fields = readFields(parameters);
  const reading = readVin(fields.vin);
  const found = reading.parts && (await app.services.lookUpVin(reading.parts));
  const shown = {
    typed: reading.typed,
    problem: reading.problem ?? (reading.parts && !found ? lostWords : null),
    isLost: reading.parts !== null && found === null,
    anatomy: reading.parts && toAnatomy(reading.parts, found),
  };
  if (!reading.parts || !found || reading.problem !== null) return { ...shown, car: null };
  return { ...shown, car: await findCar(fields, { found, parts: reading.parts }, app) };
}

const lostWords = 'VINs cannot be looked up just now. Please try again soon.';

type Fields = ReturnType<typeof readFields>;
type Parts = NonNullable<ReturnType<typeof readVin>['parts']>;

async function findCar(
  fields: Fields,
  { found, parts }: { readonly found: FoundVin; readonly parts: Parts },
  app: AppContext,
) {
  const identity = identify(found, parts, fields, app.reference);
  const [newest] = found.listings;
  const place = findShopper(fields.zip, app.reference);
  const typedMiles = parseMileage(fields.miles);
  const miles = typedMiles ?? newest?.listing.mileage ?? null;
  const { named } = identity;
  const [worth, recalls, like] = await Promise.all([
    named && miles !== null ? findWorth(named, miles, app) : null,
    named && app.services.findRecalls(named),
    named && findLike(named, { isAmongThem: isForSaleUsed(newest) }, app),
  ]);
  return {
    identity,
    vin: parts.vin,
    miles,
    milesProblem: fields.miles !== '' && typedMiles === null ? mileageProblem : null,
    zip: place?.zip ?? '',
    /** What could not be read stays as it was typed. */
    typed: {
      miles: typedMiles === null ? fields.miles : '',
      zip: place === null ? fields.zip : '',
    },
    zipProblem: fields.zip !== '' && place === null ? 'Enter a valid ZIP Code' : null,
    worth,
    recalls,
    like,
    market: toVinMarket(found, place?.zip ?? null, app),
    watchHref: subscribeHref(vinAddress(parts.vin)),
    terms: termsWords(app.terms, false),
    cost: toVinCost(found, { named, price: worth?.dealer.value ?? null, place }, app),
  };
}

/** What a dealer asks for one like it, and gives for it. */
async function findWorth(named: NamedVin, miles: number, app: AppContext) {
  const car: ComparedCar = { ...named, listingType: 'USED', mileage: miles };
  const [comparables, tradeIn] = await Promise.all([
    findComparables(car, app),
    app.services.valueTradeIn({ ...named, mileage: miles, condition: 'good' }),
  ]);
  if (comparables === null) return null;
  const dealer = worthAt(comparables, miles);
  const given = tradeIn !== null && 'value' in tradeIn ? tradeIn : null;
  return { dealer, tradeIn: given, privately: given && privateSale(given.value, dealer.value) };
}

/**
 * People sell to one another for more than a dealer gives and less than one asks: between the two. Null where a
 * dealer asks no more.
 */
function privateSale(low: number, high: number) {
  return low < high ? { low, high, value: Math.round((low + high) / 2) } : null;
}

/** The page is told without them, too. */
async function findComparables(car: ComparedCar, { services }: AppContext) {
  try {
    return await services.findComparables(car);
  } catch (error) {
    services.reportError(error);
    return null;
  }
}

const isForSaleUsed = (newest: VinListing | undefined): boolean =>
  newest?.status === 'active' && newest.listing.listingType === 'USED';

/**
 * The search for cars like it, how many others there are, and where to be told of the next one.
 *
 * @param isAmongThem whether the search finds the car itself
 */
async function findLike(
  { makeCode, modelCode, trim, year }: NamedVin,
  { isAmongThem }: { readonly isAmongThem: boolean },
  { brand, reference, services }: AppContext,
) {
  const model = { makeCode: [makeCode], modelCode: [modelCode] };
  // A search knows the names of the catalog alone: another one would lead to all trims.
  const known = reference.trimNamesOf(modelCode).find((name) => name === trim);
  const ofTrim = known === undefined ? {} : { trimCode: [`${modelCode}|${known}`] };
  const query = {
    ...brandSearch(brand, { listingType: ['USED'], ...model, ...ofTrim }),
    startYear: year - yearsAround,
    endYear: year + yearsAround,
  };
  const [cars] = await services.countSearches([query]);
  const href = toSearchUrl(query, brand, reference);
  const make = reference.findMake(makeCode)?.name ?? makeCode;
  const name = reference.findModel(modelCode)?.name ?? modelCode;
  return {
    href,
    others: cars == null ? null : Math.max(0, cars - (isAmongThem ? 1 : 0)),
    name: [makeAndModel(make, name), known].filter(Boolean).join(' '),
    years: `${year - yearsAround} to ${year + yearsAround}`,
    subscribeHref: subscribeHref(href),
  };
}

/** Where somebody asks for news of what an address is the page of. */
const subscribeHref = (search: string) => `${subscribePath}?${new URLSearchParams({ search })}`;

export type VinPageData = Awaited<ReturnType<typeof findVinPage>>;
export type VinCarData = NonNullable<VinPageData['car']>;
