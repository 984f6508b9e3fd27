import type { z } from 'zod';

/** Sentences by fields; of several for one the first. What is wrong with all of them is `form`. */
export function problemsByField(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path.join('.') || 'form', message]),
  );
}
