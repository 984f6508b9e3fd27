const address = '/cars-for-sale/compared-listings';

function send(method: 'POST' | 'PUT', listingIds: readonly number[]): Promise<Response> {
  return fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ listingIds }),
    // What was changed last is told even if the page is left.
    keepalive: true,
  });
}

/**
 * Brings what this browser compares to the account of whoever signed in.
 *
 * @returns what the person compares then; null where nobody is signed in
 */
export async function mergeComparison(
  listingIds: readonly number[],
): Promise<readonly number[] | null> {
  const answer = await send('POST', listingIds);
  if (!answer.ok) throw new Error(`The comparison was answered with ${answer.status}.`);
  if (answer.status === 204) return null;
  const merged: { readonly listingIds: readonly number[] } = await answer.json();
  return merged.listingIds;
}

let waiting: Promise<unknown> = Promise.resolve();

/** Has the account compare what this browser does now. What was changed last is told last. */
export function tellComparison(listingIds: readonly number[]): void {
  waiting = waiting.then(() => send('PUT', listingIds)).catch(reportError);
}
