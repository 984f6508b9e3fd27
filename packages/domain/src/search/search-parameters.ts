import { experiences, type SortCode, sortOptions } from '../vehicle/codes.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import { type FilterGroupKey, filterGroup, filterGroupKeys } from './filter-groups.ts';
import type { InvalidParameter } from './search-query.ts';

/** Reading the query part of a search address, parameter by parameter. */

/** Different values of one group at the most: more is not a shopper. */
const maxValues = 60;

const maxInvalid = 20;
const maxShownCharacters = 80;

/** Collects what a client sent that means nothing. The value is cut so that it can be shown. */
export class InvalidParameters {
  readonly list: InvalidParameter[] = [];
  /** What the search does without and still finds cars. */
  readonly passedOver: InvalidParameter[] = [];
  /** What is more than a search takes: it is made with the most that it takes. */
  readonly limited: InvalidParameter[] = [];

  add(parameter: string, value: string, expected: string): void {
    note(this.list, { parameter, value, expected });
  }

  passOver(parameter: string, value: string, expected: string): void {
    note(this.passedOver, { parameter, value, expected });
  }

  limit(parameter: string, value: string, expected: string): void {
    note(this.limited, { parameter, value, expected });
  }
}

function note(list: InvalidParameter[], { value, ...wrong }: InvalidParameter): void {
  if (list.length === maxInvalid) return;
  list.push({ ...wrong, value: value.slice(0, maxShownCharacters).toWellFormed() });
}

/** Spelling → group, of both generations of names. */
const groupOfName = new Map<string, FilterGroupKey>(
  filterGroupKeys.flatMap((group) =>
    [group, ...(filterGroup(group).legacy ?? [])].map((name) => [name, group] as const),
  ),
);

/** Whether a parameter, by any of its names, may have several values. */
export function isListParameter(name: string): boolean {
  return groupOfName.has(name.split('|', 1)[0] ?? '');
}

/**
 * Every value sent for every group, as sent and once. Lists joined by commas are split, whatever the
 * generation of the name; the commas inside a trim's name are not.
 *
 * `modelCodeList|TOYOTA` and `packages|TOYOTA` belong to that make: where makes are sent and it is not
 * among them, as by a form in which the make was just changed, they go with it.
 */
export function collectValues(
  parameters: URLSearchParams,
  invalid: InvalidParameters,
): Map<FilterGroupKey, string[]> {
  const collected = new Map<FilterGroupKey, string[]>();
  const makes = sentMakes(parameters);
  for (const [name, text] of [...parameters, ...readMmt(parameters)]) {
    const [list = '', make = ''] = name.split('|', 2);
    const group = groupOfName.get(list);
    if (group === undefined) continue;
    if (makeLists.includes(group) && make !== '' && makes?.includes(make) === false) continue;
    const values = collected.get(group) ?? [];
    collected.set(group, values);
    for (const value of text.split(group === 'trimCode' ? /,(?=[^,|]+\|)/ : ',')) {
      if (value === '' || values.includes(value)) continue;
      if (values.length < maxValues) values.push(value);
      else invalid.limit(group, value, `at most ${maxValues} values`);
    }
  }
  return collected;
}

/** `[TOYOTA[CAMRY[XLE]]]`: a make with a model and a trim, of which the last ones may be missing. */
const mmtPattern = /\[([^[\],]+)(?:\[([^[\],]*)(?:\[([^[\]]*)\])?\])?\]/g;

/** Makes, models and trims that one parameter names together, as parameters of their own. */
function readMmt(parameters: URLSearchParams): [string, string][] {
  return parameters
    .getAll('mmt')
    .flatMap((text) =>
      [...text.matchAll(mmtPattern)].flatMap(([, make = '', model, trim]): [string, string][] => [
        ['makeCode', make],
        ...(model ? [['modelCode', model] satisfies [string, string]] : []),
        ...(model && trim ? [['trimCode', `${model}|${trim}`] satisfies [string, string]] : []),
      ]),
    );
}

/** Groups whose parameter may name a make. */
const makeLists: readonly FilterGroupKey[] = ['modelCode', 'packages'];

/** The makes that are sent, by any name, none of them perhaps; undefined when the query says nothing of makes. */
function sentMakes(parameters: URLSearchParams): string[] | undefined {
  const lists = [...parameters].filter(([name]) => groupOfName.get(name) === 'makeCode');
  return lists.length === 0 ? undefined : lists.flatMap(([, text]) => text.split(','));
}

/** Checks one value of a group, giving its canonical form; undefined when it means nothing. */
export function readValue(
  group: FilterGroupKey,
  value: string,
  reference: VehicleReference,
): string | undefined {
  const { options } = filterGroup(group);
  if (!options) return readReferenceValue(group, value, reference);
  // A `+` that a client did not escape arrives as a space; older pages wrote codes in lower case.
  const spelled = value.replaceAll(' ', '+').toUpperCase();
  const known = options.find(({ code }) => code.toUpperCase() === spelled)?.code;
  return known ?? (group === 'mileage' ? readMileage(value) : undefined);
}

function readReferenceValue(group: FilterGroupKey, value: string, reference: VehicleReference) {
  if (group === 'makeCode') return reference.findMake(value)?.code;
  if (group === 'seriesCode') return reference.findSeries(value)?.code;
  if (group === 'modelCode') return reference.findModel(value)?.code;
  if (group === 'packages') return /^[A-Z0-9_]{1,80}$/.test(value) ? value : undefined;
  const [model = '', trim] = value.split('|');
  return trim && reference.findModel(model) && value.length <= 120 ? value : undefined;
}

/** A plain number is `N or less`, written as its band where there is one. */
function readMileage(value: string): string | undefined {
  const miles = Number(/^-?(\d{1,7})$/.exec(value)?.[1]);
  if (!(miles > 0)) return undefined;
  const band = `-${miles}`;
  return filterGroup('mileage').options?.some(({ code }) => code === band) ? band : String(miles);
}

/** Values that say "any" and so are no choice. */
export function isAnyValue(group: FilterGroupKey, value: string): boolean {
  if (group === 'listingType') return value.toUpperCase() === 'ALL';
  return (group === 'mileage' || group === 'mpgRange') && value === '0';
}

/** A whole number within bounds, inclusive; what is else is noted as invalid. */
export function readNumber(
  parameters: URLSearchParams,
  name: string,
  bounds: { readonly min: number; readonly max: number; readonly expected: string },
  invalid: InvalidParameters,
): number | undefined {
  const text = parameters.get(name)?.trim() ?? '';
  if (text === '') return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= bounds.min && number <= bounds.max) return number;
  invalid.add(name, text, bounds.expected);
  return undefined;
}

/** An unknown order is passed over: results come in the brand's own. */
export function readSort(
  parameters: URLSearchParams,
  invalid: InvalidParameters,
): SortCode | undefined {
  const text = parameters.get('sortBy') ?? '';
  if (text === '') return undefined;
  const found = sortOptions.find(({ code }) => code === text)?.code;
  if (!found) invalid.passOver('sortBy', text, sortOptions.map(({ code }) => code).join(', '));
  return found;
}

/** One of the shopping experiences; what is none is noted as invalid. */
export function readExperience(parameters: URLSearchParams, invalid: InvalidParameters) {
  const text = parameters.get('experience');
  if (text === null || text === '') return undefined;
  const found = experiences.find(({ code }) => code === text)?.code;
  if (!found) invalid.add('experience', text, experiences.map(({ code }) => code).join(', '));
  return found;
}

/**
 * Whether cars from beyond the radius that are delivered are shown: they are unless `off` is said.
 * The last word counts: a form sends `off`, and behind it `include` when its box is ticked.
 */
export function readMarketExtension(parameters: URLSearchParams, invalid: InvalidParameters) {
  const text = parameters.getAll('marketExtension').at(-1) ?? '';
  if (text === 'off') return 'off';
  // `true` is the older spelling.
  if (!['', 'include', 'true'].includes(text)) invalid.add('marketExtension', text, 'include, off');
  return 'include';
}

/** Whether sponsored cars alone are asked for. */
export function readSponsorship(
  parameters: URLSearchParams,
  invalid: InvalidParameters,
): true | undefined {
  const text = parameters.get('isSponsorship')?.trim() ?? '';
  if (text === 'true') return true;
  if (!['', 'false'].includes(text)) invalid.add('isSponsorship', text, 'true, false');
  return undefined;
}

/** Of several showcase owners only the first is kept. */
export function readShowcaseOwner(
  parameters: URLSearchParams,
  invalid: InvalidParameters,
): number | undefined {
  const first = parameters.get('showcaseOwnerId')?.split(',', 1)[0] ?? '';
  if (first === '') return undefined;
  if (/^\d{1,10}$/.test(first) && Number(first) > 0) return Number(first);
  invalid.add('showcaseOwnerId', first, 'the number of a dealer');
  return undefined;
}

const maxSearchWords = 100;

/** Words of a keyword search that no filter expresses. */
export function readCategorySearch(parameters: URLSearchParams, invalid: InvalidParameters) {
  const name = 'categorySearch';
  const text = parameters.get(name) ?? '';
  if (text.length > maxSearchWords)
    invalid.limit(name, text, `at most ${maxSearchWords} characters`);
  return readWords(parameters, name);
}

/** Free words, spaces collapsed, cut to 100 characters. */
export function readWords(parameters: URLSearchParams, name: string): string | undefined {
  const text = parameters.get(name) ?? '';
  const words = text.slice(0, maxSearchWords).toWellFormed().replace(/\s+/g, ' ').trim();
  return words === '' ? undefined : words;
}
