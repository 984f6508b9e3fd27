import { experiences, type SortCode, searchRadii, sortOptions } from './codes.ts';
import { type FilterGroupKey, filterGroup, filterGroupKeys } from './filter-groups.ts';
import type { PlaceReference, VehicleReference } from './reference.ts';
import type { InvalidParameter } from './search-query.ts';

/** Reading the query part of a search address, parameter by parameter. */

/** Values of one group at the most: more is not a shopper. */
const mostValues = 60;

/** Collects what a client sent that means nothing. The value is cut so that it can be shown. */
export class InvalidParameters {
  readonly list: InvalidParameter[] = [];

  add(parameter: string, value: string, expected: string): void {
    if (this.list.length < 20) this.list.push({ parameter, value: value.slice(0, 80), expected });
  }
}

/** Spelling → group, of both generations of names. */
const groupOfName = new Map<string, { group: FilterGroupKey; legacy: boolean }>(
  filterGroupKeys.flatMap((group) => [
    [group as string, { group, legacy: false }] as const,
    ...(filterGroup(group).legacy ?? []).map((name) => [name, { group, legacy: true }] as const),
  ]),
);

/** Every value sent for every group, as sent. Legacy lists are split at their commas. */
export function collectValues(parameters: URLSearchParams): Map<FilterGroupKey, string[]> {
  const collected = new Map<FilterGroupKey, string[]>();
  for (const [name, text] of parameters) {
    // `modelCodeList|TOYOTA` is the older spelling of "models, of this make".
    const found = groupOfName.get(name.split('|')[0] ?? '');
    if (!found) continue;
    const values = collected.get(found.group) ?? [];
    collected.set(found.group, values);
    for (const value of found.legacy ? text.split(',') : [text]) {
      if (value !== '' && values.length < mostValues) values.push(value);
    }
  }
  return collected;
}

/** Checks one value of a group, giving its canonical form; undefined when it means nothing. */
export function readValue(
  group: FilterGroupKey,
  value: string,
  reference: VehicleReference,
): string | undefined {
  if (group === 'mileage') return readMileage(value);
  if (group === 'mpgRange' && value === '0') return undefined;
  const { options } = filterGroup(group);
  if (options) return options.some(({ code }) => code === value) ? value : undefined;
  return readReferenceValue(group, value, reference);
}

function readReferenceValue(group: FilterGroupKey, value: string, reference: VehicleReference) {
  if (group === 'makeCode') return reference.findMake(value)?.code;
  if (group === 'seriesCode') return reference.findSeries(value)?.code;
  if (group === 'modelCode') return reference.findModel(value)?.code;
  if (group === 'packages') return /^[A-Z0-9_]{1,80}$/.test(value) ? value : undefined;
  const [model = '', trim] = value.split('|');
  return trim && reference.findModel(model) && value.length <= 120 ? value : undefined;
}

/** A band's code, or a plain number as `N or less`. */
function readMileage(value: string): string | undefined {
  if (filterGroup('mileage').options?.some(({ code }) => code === value)) return value;
  if (!/^\d{1,7}$/.test(value)) return undefined;
  const miles = Number(value);
  const band = `-${miles}`;
  return filterGroup('mileage').options?.some(({ code }) => code === band) ? band : String(miles);
}

/** Values that say "any" and so are no choice. */
export function isAnyValue(group: FilterGroupKey, value: string): boolean {
  return (group === 'mileage' || group === 'mpgRange') && value === '0';
}

export function readNumber(
  parameters: URLSearchParams,
  name: string,
  bounds: { readonly min: number; readonly max: number; readonly expected: string },
  invalid: InvalidParameters,
): number | undefined {
  const text = parameters.get(name);
  if (text === null || text === '') return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= bounds.min && number <= bounds.max) return number;
  invalid.add(name, text, bounds.expected);
  return undefined;
}

/** The first five characters count; what is then not five digits is dropped (§5). */
export function readZip(
  parameters: URLSearchParams,
  places: PlaceReference,
  invalid: InvalidParameters,
): string | undefined {
  const zip = parameters.get('zip')?.trim().slice(0, 5) ?? '';
  if (!/^\d{5}$/.test(zip)) return undefined;
  if (places.findZip(zip)) return zip;
  invalid.add('zip', zip, 'Enter a valid ZIP Code');
  return undefined;
}

export function readRadius(parameters: URLSearchParams, invalid: InvalidParameters) {
  const most = Math.max(...searchRadii);
  const expected = `a number of miles from 0 (nationwide) to ${most}`;
  return readNumber(parameters, 'searchRadius', { min: 0, max: most, expected }, invalid);
}

/** An unknown order is no error: results come in the brand's own. */
export function readSort(parameters: URLSearchParams): SortCode | undefined {
  return sortOptions.find(({ code }) => code === parameters.get('sortBy'))?.code;
}

export function readExperience(parameters: URLSearchParams, invalid: InvalidParameters) {
  const text = parameters.get('experience');
  if (text === null || text === '') return undefined;
  const found = experiences.find(({ code }) => code === text)?.code;
  if (!found) invalid.add('experience', text, experiences.map(({ code }) => code).join(', '));
  return found;
}
