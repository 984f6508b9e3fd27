import { replace } from 'react-router';

/** The address of a search that did not come, while the results before it stay. */
let failed: string | null = null;
/** Whether the way back to the results that stay is under way. */
let returning = false;
/** Results that are shown: they draw that a search failed. */
const shown = new Set<() => void>();

/** Tells results that are shown of every change of `failedSearch`. */
export function watchFailedSearch(draw: () => void): () => void {
  shown.add(draw);
  return () => shown.delete(draw);
}

/** Until the next one is asked for; null where none failed. */
export const failedSearch = (): string | null => failed;

/** Whether the page is on its way back to results that stay, which needs no new search. */
export const isReturning = (): boolean => returning;

/** The page rests: what it is asked to load from now on is no way back. */
export function hasReturned(): void {
  returning = false;
}

interface Step {
  readonly url: Pick<URL, 'pathname' | 'search'>;
  readonly request: Pick<Request, 'signal'>;
}

/**
 * What a search answers. Where nothing comes, results that are shown stay with their address; those that a step back
 * or forth in the history has left already do not.
 *
 * @throws the way back to them, or what went wrong
 */
export async function orStay<Answer>(
  { url, request }: Step,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = url.pathname + url.search;
  tell(null);
  returning = false;
  try {
    return await ask();
  } catch (error) {
    const { pathname, search, hash } = window.location;
    const hasLeft = shown.size === 0 || pathname + search === asked;
    // A redirect, or a search that another one took the place of.
    if (error instanceof Response || request.signal.aborted || hasLeft) throw error;
    tell(asked);
    returning = true;
    throw replace(pathname + search + hash);
  }
}

function tell(address: string | null): void {
  if (address === failed) return;
  failed = address;
  for (const draw of shown) draw();
}
