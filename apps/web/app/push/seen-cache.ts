/** Where the worker looks for what is shown offline. */
export const seenCache = 'saved-cars-seen';

/** Nothing is shown offline any more: somebody else has the browser. */
export async function forgetSeenCars(): Promise<void> {
  if ('caches' in window) await caches.delete(seenCache);
}
