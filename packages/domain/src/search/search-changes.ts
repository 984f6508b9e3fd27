/**
 * A search address may say how it came about: which search it starts from, and what was changed in it
 * since. Shoppers change searches faster than answers come, and each change is made on the page that
 * they see, not on the one that is on its way.
 */

/** One change: the search that was seen, and the one that was asked for instead. */
export interface SearchChange {
  /** Null where everything but place and order was chosen anew, as by Clear all. */
  readonly from: string | null;
  readonly to: string;
}

export interface ChangedSearch {
  /** Path and query of the search that was on its way. */
  readonly onto: string;
  readonly changes: readonly SearchChange[];
}

/** More were not made while one answer was waited for. */
const maxChanges = 16;

/**
 * The address that makes a change to a search that is on its way.
 *
 * @param onto path and query of that search; may be such an address itself
 */
export function toChangeAddress(onto: string, { from, to }: SearchChange): string {
  const [path = '', search = ''] = onto.split('?');
  const waiting = new URLSearchParams(search);
  const parameters = waiting.has('onto') ? waiting : new URLSearchParams({ onto });
  // Neither has a space of its own.
  parameters.append('change', `${from ?? ''} ${to}`);
  return `${waiting.has('onto') ? path : '/cars-for-sale'}?${parameters}`;
}

/** The changes that an address asks for; null where it is a search by itself. Never throws. */
export function parseChangeAddress(parameters: URLSearchParams): ChangedSearch | null {
  const onto = parameters.get('onto');
  if (onto === null) return null;
  const changes = parameters
    .getAll('change')
    .slice(0, maxChanges)
    .map((text) => {
      const [from = '', to = ''] = text.split(' ');
      return { from: from || null, to };
    });
  return { onto, changes };
}
