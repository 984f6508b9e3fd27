import type { Context } from 'hono';

/** The field of a body whose text no database keeps, such as `comments`; null where there is none. */
export async function unstorableField({ req }: Context): Promise<string | null> {
  const isJson = (req.header('Content-Type') ?? '').includes('json');
  try {
    return findUnstorable(isJson ? await req.json() : await req.parseBody({ all: true }));
  } catch {
    return null;
  }
}

/**
 * Where in a value there is a text that no database keeps, such as `tiles.0.label`: one with a zero character or with
 * half a character. Null where there is none.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
