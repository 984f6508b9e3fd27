import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What the database said, without the statement and its values: those are long, and may be anybody's. */
export function describeQueryError(error: unknown): string {
  if (error instanceof DrizzleQueryError)
    return describeQueryError(error.cause ?? 'the query failed');
  if (error instanceof AggregateError) return describeQueryError(error.errors[0] ?? error.message);
  return error instanceof Error ? error.message : String(error);
}
