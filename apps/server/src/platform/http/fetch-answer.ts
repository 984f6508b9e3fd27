import type { z } from 'zod';

/** Shorter than the policies of the calls: the connection is closed before they give up. */
const timeoutMs = 2500;

/** What of a service's address is asked. @param parts are encoded, however they are written */
export function addressAt(
  base: string,
  parts: readonly (string | number)[],
  query: Readonly<Record<string, string>> = {},
): URL {
  const path = parts.map((part) => encodeURIComponent(part)).join('/');
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/**
 * Asks a public service.
 *
 * @returns null where it says that it knows nothing of that
 * @throws where it does not answer, or not in its form
 */
export async function fetchAnswer<Answer>(
  url: URL,
  schema: z.ZodType<Answer>,
): Promise<Answer | null> {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) return schema.parse(await answer.json());
  await answer.body?.cancel();
  // A model that it does not know is a wrong request to NHTSA.
  if (answer.status === 400 || answer.status === 404) return null;
  throw new Error(`${url.host} answered ${answer.status}.`);
}
