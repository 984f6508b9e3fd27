import { data } from 'react-router';

interface Resting {
  /** Logs why. */
  readonly reportError: (error: unknown) => void;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What a page cannot be without. What keeps it from being read passes: the page says so and is to be asked for
 * again.
 */
export async function orResting<Result>(
  read: Promise<Result>,
  { reportError, headers }: Resting,
): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Response) throw error;
    reportError(error);
    throw resting(headers);
  }
}

/** Says that a page cannot be read now, and is to be asked for again. */
export function resting(headers: Resting['headers'] = {}) {
  const asked = { 'Cache-Control': 'no-store', ...headers, 'Retry-After': '5' };
  return data(null, { status: 503, headers: asked });
}
