import type { MixedRequest } from '../search/request-mix.ts';

/** A search of the mix as a shopper's address has it. */
export function toParameters({ zip, radius, request }: MixedRequest): URLSearchParams {
  const { filter, sort, offset, limit } = request;
  const parameters = new URLSearchParams({
    zip,
    searchRadius: String(radius),
    sortBy: sort,
    firstRecord: String(offset),
    numRecords: String(limit),
  });
  for (const [group, codes] of Object.entries(filter.values)) {
    for (const code of codes) parameters.append(group, code);
  }
  const bounds = {
    startYear: filter.year?.min,
    endYear: filter.year?.max,
    minPrice: filter.price?.min,
    maxPrice: filter.price?.max,
  };
  for (const [name, value] of Object.entries(bounds)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters;
}
