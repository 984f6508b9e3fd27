import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { searchRadii } from '@forecourt/domain/vehicle/codes';
import { mileWords } from '@forecourt/domain/vehicle/mile-words';

/** The field keeps a ZIP that does not exist, with the reason beside it. */
export function toLocationChoices(query: SearchQuery, invalid: ParsedSearch['invalid']) {
  const problem = invalid.find(({ parameter }) => parameter === 'zip');
  const radius = query.searchRadius ?? 50;
  return {
    zip: problem?.value ?? query.zip ?? '',
    zipProblem: problem?.expected ?? null,
    radius: String(radius),
    radii: radiiWith(radius).map((miles) => ({
      value: String(miles),
      label: miles === 0 ? 'Nationwide' : mileWords(miles),
    })),
  };
}

/** Those that are offered, and the chosen one, which an address or a keyword may name: 0, nationwide, is the last. */
const radiiWith = (chosen: number): readonly number[] =>
  [...new Set([...searchRadii, chosen])].toSorted((a, b) => (a || Infinity) - (b || Infinity));
