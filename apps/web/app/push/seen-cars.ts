import { seenCache } from './seen-cache.ts';
import { findWorker, isInstalled, registerWorker } from './worker.ts';

const seenKey = '/cars-for-sale/saved-listings/seen';

/** A saved car as it is shown offline. */
export interface SeenCar {
  readonly name: string;
  readonly facts: string;
  readonly price: string;
  readonly pictureUrl: string;
}

/** Keeps in this browser what the page of saved cars shows, for the time without a network. */
export async function keepSeenCars(cars: readonly SeenCar[]): Promise<void> {
  const worker = (await findWorker()) ?? (isInstalled() ? await registerWorker() : null);
  if (worker === null) return;
  await caches.delete(seenCache);
  const cache = await caches.open(seenCache);
  await cache.put(seenKey, Response.json({ at: Date.now(), cars }));
  const own = cars.map(({ pictureUrl }) => pictureUrl).filter((url) => url.startsWith('/'));
  await Promise.allSettled([...new Set(own)].map((url) => cache.add(url)));
}
