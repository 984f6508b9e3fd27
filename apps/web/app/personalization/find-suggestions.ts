import { maxLookedAt } from '@forecourt/domain/account/leaning';
import { personalizationPath, type SuggestedCars } from '@forecourt/domain/account/suggested-cars';
import type { PageName } from '@forecourt/domain/event/shopper-event';
import { recentInventory } from '../history/remembered-cars.ts';

/** What a page tells of itself when it asks for suggestions. */
export interface SuggestionPlace {
  readonly origin: PageName;
  /** Five digits; null without a place. */
  readonly zip: string | null;
  /** The one fuel of its search; null without. */
  readonly fuel: string | null;
  /** Of who is signed in; null for a visitor. */
  readonly consumerId: string | null;
}

/** Cars like those that this browser looked at; null where there are none, or they cannot be had, which is logged. */
export async function findSuggestions(
  { origin, zip, fuel, consumerId }: SuggestionPlace,
  signal: AbortSignal,
): Promise<SuggestedCars | null> {
  const vins = recentInventory().map(({ vin }) => vin);
  const query = new URLSearchParams(vins.slice(0, maxLookedAt).map((vin) => ['vin', vin]));
  query.set('pc.origin', origin);
  if (fuel !== null) query.set('pc.fueltype', fuel);
  if (zip !== null) query.set('zip', zip);
  if (consumerId !== null) query.set('consumerId', consumerId);
  try {
    const answer = await fetch(`${personalizationPath}?${query}`, { signal });
    if (!answer.ok) throw new Error(`Suggestions were answered with ${answer.status}.`);
    return await answer.json();
  } catch (error) {
    if (!signal.aborted) reportError(error);
    return null;
  }
}
