import type { Brand } from '../../brand/brand.ts';
import type { ListingType } from '../../vehicle/codes.ts';
import type { PlaceReference, VehicleReference } from '../../vehicle/reference.ts';
import { toSlug } from '../../vehicle/slug.ts';
import { findMakeBySlug, findModelBySlug, slugOf } from '../../vehicle/vehicle-slugs.ts';
import type { FilterGroupKey } from '../filter-groups.ts';
import { percentDecode } from './percent-encoding.ts';

/**
 * The grammar of `/cars-for-sale/{path}`: at most one value per segment, everything else is in the
 * query. Segments are written in the order of `segmentOrder` and read in any order, so that an
 * address of another order is understood and then redirected.
 */
export interface PathFacts {
  readonly listingTypes?: readonly ListingType[];
  readonly byOwner?: boolean;
  readonly driveGroup?: string;
  readonly fuelTypeGroup?: string;
  readonly vehicleStyleCode?: string;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly year?: number;
  readonly makeCode?: string;
  readonly modelCode?: string;
  readonly zip?: string;
  /** `all-states`. */
  readonly nationwide?: boolean;
}

export interface ParsedPath {
  readonly facts: PathFacts;
  /** Decoded, as sent. */
  readonly unknownSegments: readonly string[];
}

/** The one path word of each code that has one. The first spelling is written, all are read. */
const words = {
  driveGroup: { AWD4WD: ['awd-4wd'], FWD: ['front-wheel-drive'], RWD: ['rear-wheel-drive'] },
  fuelTypeGroup: {
    ELE: ['electric'],
    GSL: ['gasoline', 'gas'],
    HYB: ['hybrid'],
    PIH: ['plug-in-hybrid'],
    DSL: ['diesel'],
    HYD: ['hydrogen'],
  },
  vehicleStyleCode: {
    SUVCROSS: ['suv', 'suv-crossover'],
    TRUCKS: ['truck', 'pickup'],
    SEDAN: ['sedan'],
    COUPE: ['coupe'],
    CONVERT: ['convertible'],
    VANMV: ['van-minivan', 'van', 'minivan'],
    WAGON: ['wagon'],
    HATCH: ['hatchback'],
  },
} as const satisfies Partial<Record<FilterGroupKey, Record<string, readonly string[]>>>;

type WordGroup = keyof typeof words;
const wordGroups = Object.keys(words) as WordGroup[];

/** The path word of a code; undefined when the code is only ever in the query. */
export function pathWord(group: WordGroup, code: string): string | undefined {
  const spellings: Record<string, readonly string[]> = words[group];
  return spellings[code]?.[0];
}

function findCode(group: WordGroup, segment: string): string | undefined {
  const spellings: Record<string, readonly string[]> = words[group];
  return Object.keys(spellings).find((code) => spellings[code]?.includes(segment));
}

/** What paths call the conditions. A brand writes one of the two and reads both. */
const conditionWords = {
  cars: { ALL: 'all-cars', NEW: 'new-cars', USED: 'used-cars', CERTIFIED: 'certified-cars' },
  plain: { ALL: 'all', NEW: 'new', USED: 'used', CERTIFIED: 'certified' },
} as const satisfies Record<Brand['pathWords'], object>;

function findCondition(segment: string): readonly ListingType[] | undefined {
  for (const own of Object.values(conditionWords)) {
    if (segment === own.ALL) return [];
    for (const type of ['NEW', 'USED', 'CERTIFIED'] as const) {
      if (segment === own[type]) return [type];
    }
  }
  return undefined;
}

const pricePatterns: readonly [
  RegExp,
  (numbers: readonly number[]) => Pick<PathFacts, 'minPrice' | 'maxPrice'>,
][] = [
  [/^cars-under-(\d{1,8})$/, ([max = 0]) => ({ maxPrice: max })],
  [/^cars-over-(\d{1,8})$/, ([min = 0]) => ({ minPrice: min })],
  [
    /^cars-between-(\d{1,8})-and-(\d{1,8})$/,
    ([min = 0, max = 0]) => ({ minPrice: min, maxPrice: max }),
  ],
];

function readPrice(segment: string): Pick<PathFacts, 'minPrice' | 'maxPrice'> | undefined {
  for (const [pattern, toPrice] of pricePatterns) {
    const match = pattern.exec(segment);
    if (match) return toPrice(match.slice(1).map(Number));
  }
  return undefined;
}

function readPlace(segment: string, places: PlaceReference): Pick<PathFacts, 'zip'> | undefined {
  const match = /^(.+)-([a-z]{2})(?:-(\d{5}))?$/.exec(segment);
  if (!match) return undefined;
  const [, city = '', state = '', zip] = match;
  const byZip = zip === undefined ? undefined : places.findZip(zip);
  const place = byZip ?? places.findCity(city.replaceAll('-', ' '), state.toUpperCase());
  return place && { zip: place.zip };
}

/** Page names of older addresses; all they said is in their query. */
const legacyPages: ReadonlySet<string> = new Set(['searchresults.xhtml', 'searchresults.jsp']);

/** What one segment says, given what the ones before it said. */
function readSegment(
  segment: string,
  facts: PathFacts,
  reference: VehicleReference & PlaceReference,
): PathFacts | undefined {
  if (facts.makeCode !== undefined && facts.modelCode === undefined) {
    const modelCode = findModelBySlug(segment, facts.makeCode, reference);
    if (modelCode !== undefined) return { modelCode };
  }
  const listingTypes = findCondition(segment);
  if (listingTypes) return { listingTypes };
  if (segment === 'by-owner') return { byOwner: true };
  if (segment === 'all-states') return { nationwide: true };
  if (/^(19|20)\d\d$/.test(segment)) return { year: Number(segment) };
  const price = readPrice(segment);
  if (price) return price;
  for (const group of wordGroups) {
    const code = findCode(group, segment);
    if (code !== undefined) return { [group]: code };
  }
  const makeCode = findMakeBySlug(segment, reference);
  if (makeCode !== undefined) return { makeCode };
  return readPlace(segment, reference);
}

/** Reads the part of the path behind `/cars-for-sale/`. A second segment of one kind is unknown. */
export function parsePath(path: string, reference: VehicleReference & PlaceReference): ParsedPath {
  let facts: PathFacts = {};
  const unknownSegments: string[] = [];
  for (const raw of path.split('/').filter((part) => part !== '' && !legacyPages.has(part))) {
    const text = percentDecode(raw);
    const segment = toSlug(text);
    const found = segment === '' ? undefined : readSegment(segment, facts, reference);
    const repeated = found && Object.keys(found).some((key) => key in facts);
    if (found && !repeated) facts = { ...facts, ...found };
    else unknownSegments.push(text);
  }
  return { facts, unknownSegments };
}

function priceSegment({ minPrice, maxPrice }: PathFacts): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `cars-between-${minPrice}-and-${maxPrice}`;
  if (minPrice !== undefined) return `cars-over-${minPrice}`;
  return maxPrice === undefined ? undefined : `cars-under-${maxPrice}`;
}

function conditionSegment(
  listingTypes: PathFacts['listingTypes'],
  brand: Brand,
): string | undefined {
  const [type, second] = listingTypes ?? [];
  if (listingTypes === undefined || second !== undefined || type === '3P_CERT') return undefined;
  return conditionWords[brand.pathWords][type ?? 'ALL'];
}

/** Writes facts as a path, without a slash at either end: the inverse of `parsePath`. */
export function toPath(
  facts: PathFacts,
  brand: Brand,
  reference: VehicleReference & PlaceReference,
): string {
  const model = facts.modelCode === undefined ? undefined : reference.findModel(facts.modelCode);
  const make = facts.makeCode === undefined ? undefined : reference.findMake(facts.makeCode);
  const place = facts.zip === undefined ? undefined : reference.findZip(facts.zip);
  const segments = [
    conditionSegment(facts.listingTypes, brand),
    facts.byOwner ? 'by-owner' : undefined,
    facts.driveGroup && pathWord('driveGroup', facts.driveGroup),
    facts.fuelTypeGroup && pathWord('fuelTypeGroup', facts.fuelTypeGroup),
    facts.vehicleStyleCode && pathWord('vehicleStyleCode', facts.vehicleStyleCode),
    priceSegment(facts),
    facts.year?.toString(),
    make && toSlug(make.name),
    make && model && slugOf(model),
    place ? toSlug(`${place.city} ${place.state}`) : facts.nationwide ? 'all-states' : undefined,
  ];
  return segments.filter(Boolean).join('/');
}
