import { dealersAddress } from '@forecourt/domain/dealer/dealer-query';
import type { CarriedWords } from '@forecourt/domain/keyword/keyword-search';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { filterGroup, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { parameterLabel } from '@forecourt/domain/search/search-names';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { isToldInPanel } from '../filters/filter-panel-data.ts';
import { lostSearchNotices } from './lost-search.ts';

/** What of an address or of a shopper's words could not be understood, and what became of it. */
export interface Notice {
  readonly problem: string;
  readonly sentence: string;
  /** Where what was meant may be found. */
  readonly link?: { readonly name: string; readonly href: string };
}

export function toNotices(
  { unknownSegments, passedOver, invalid, canonical, query }: ParsedSearch,
  unread: readonly CarriedWords[],
  reference: VehicleReference,
): Notice[] {
  return [
    ...lostSearchNotices(canonical),
    ...unknownSegments.map((segment) => ({
      problem: `We do not know “${segment}”.`,
      sentence: 'These are the results without it.',
    })),
    ...unread.map(({ text, reason }) => ({
      problem: `“${text}” is not part of this search.`,
      sentence: reason,
    })),
    ...dealerNotices(unread, query),
    ...byParameter(passedOver).map((wrong) => toLeftOut(wrong, reference)),
    ...byParameter(invalid.filter((wrong) => !isToldInPanel(wrong))).map(toMeaningless),
  ];
}

/** Words that say nothing of a car may be a dealer's name. */
function dealerNotices(unread: readonly CarriedWords[], { zip }: SearchQuery): Notice[] {
  const names = unread.filter(({ mayBeName }) => mayBeName);
  if (names.length === 0) return [];
  const words = names.map(({ text }) => text).join(' ');
  const href = dealersAddress({ words, ...(zip !== undefined && { zip, searchRadius: 0 }) });
  const link = { name: `Look for a dealer called “${words}”`, href };
  return [{ problem: 'Is it a dealer?', sentence: '', link }];
}

/** What was wrong with one parameter, whatever else was sent for it. */
interface WrongValues extends Pick<InvalidParameter, 'parameter' | 'expected'> {
  readonly values: readonly string[];
}

const byParameter = (wrong: readonly InvalidParameter[]): WrongValues[] =>
  [...Map.groupBy(wrong, ({ parameter }) => parameter)].map(([parameter, of]) => ({
    parameter,
    expected: of[0]?.expected ?? '',
    values: of.map(({ value }) => value),
  }));

/** Choices that a sentence names; more are looked for among the filters. */
const maxNamed = 6;

function toMeaningless({ parameter, values, expected }: WrongValues): Notice {
  return {
    problem: `${parameterLabel(parameter)} cannot be ${listed(values.map(quoted), 'disjunction')}.`,
    sentence: choicesOf(parameter) ?? `Expected: ${expected}.`,
  };
}

/** What a filter offers, in the words that it offers it in; null of what is no filter. */
function choicesOf(parameter: string): string | null {
  const group = filterGroupKeys.find((key) => key === parameter);
  if (group === undefined) return null;
  const names = (filterGroup(group).options ?? []).map(({ name }) => name);
  return names.length === 0 || names.length > maxNamed
    ? 'Choose from what the filters offer.'
    : `Choose ${listed(names, 'disjunction')}.`;
}

function toLeftOut(
  { parameter, values, expected }: WrongValues,
  reference: VehicleReference,
): Notice {
  const names = values.map((value) => quoted(reference.findMake(value)?.name ?? value));
  return {
    problem: `${listed(names)} ${names.length === 1 ? 'is' : 'are'} left out of this search.`,
    sentence:
      parameter === 'sortBy'
        ? 'There is no such order: these are in the usual one.'
        : `Expected for ${parameterLabel(parameter)}: ${expected}.`,
  };
}

const quoted = (text: string) => `“${text}”`;

const listed = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(words);
