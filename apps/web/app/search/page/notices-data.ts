import type { UnreadWords } from '@forecourt/domain/keyword/keyword-search';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { parameterLabel } from '@forecourt/domain/search/search-names';
import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { isToldInPanel } from '../filters/filter-panel-data.ts';
import { lostSearchNotices } from './lost-search.ts';

/** What of an address or of a shopper's words could not be understood, and what became of it. */
export interface Notice {
  readonly problem: string;
  readonly sentence: string;
}

export function toNotices(
  { unknownSegments, passedOver, invalid, canonical }: ParsedSearch,
  unread: readonly UnreadWords[],
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
    ...passedOver.map((wrong) => toLeftOut(wrong, reference)),
    ...invalid
      .filter((wrong) => !isToldInPanel(wrong))
      .map(({ parameter, value, expected }) => ({
        problem: `“${value}” is not a value for ${parameterLabel(parameter)}.`,
        sentence: `Expected: ${expected}.`,
      })),
  ];
}

function toLeftOut(
  { parameter, value, expected }: InvalidParameter,
  reference: VehicleReference,
): Notice {
  const name = reference.findMake(value)?.name ?? value;
  return {
    problem: `“${name}” is left out of this search.`,
    sentence:
      parameter === 'sortBy'
        ? 'There is no such order: these are in the usual one.'
        : `Expected for ${parameterLabel(parameter)}: ${expected}.`,
  };
}
