/** A query in the language of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

export const nothing: Clause = { match_none: {} };

/** The cars with one of some values; none without values. */
export function termsOf(field: string, values: readonly (string | number)[]): Clause {
  const [only] = values;
  if (only === undefined) return nothing;
  return values.length === 1 ? { term: { [field]: only } } : { terms: { [field]: values } };
}

/** The cars that any of the clauses admits; none without clauses. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  if (only === undefined) return nothing;
  return clauses.length === 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } };
}

/** The cars that all of the clauses admit; all of them without clauses. */
export function allOf(clauses: readonly Clause[]): Clause {
  return clauses.length === 0 ? { match_all: {} } : { bool: { filter: clauses } };
}
