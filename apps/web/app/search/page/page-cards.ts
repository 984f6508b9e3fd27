import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { type CardData, type ShopperPlace, toCardData } from '../../cards/car-card-data.ts';

/** One object for each car, wherever it stands. */
export function cardMaker(
  context: AppContext,
  place: ShopperPlace,
  seenOn: string | null,
): (hit: SearchHit) => CardData {
  const cards = new Map<number, CardData>();
  return (hit) => {
    const known = cards.get(hit.card.id);
    const card = known ?? marked(toCardData(hit, context, place), seenOn);
    if (!known) cards.set(card.id, card);
    return card;
  };
}

/** The day on which a saved search was looked at before; null for any other search. */
export function lastSeenOn(address: string): string | null {
  const day = new URL(address, 'http://x').searchParams.get('lastExec') ?? '';
  return /^\d{4}-\d\d-\d\d/.exec(day)?.[0] ?? null;
}

/** Says of a car that came since. */
const marked = (card: CardData, seenOn: string | null): CardData =>
  seenOn !== null && card.listedOn > seenOn ? { ...card, ribbon: 'New since last time' } : card;

/** Where the search puts the shopper. */
export function shopperPlace(query: SearchQuery, reference: PlaceReference): ShopperPlace {
  const place = query.zip === undefined ? undefined : reference.findZip(query.zip);
  return {
    radiusMiles: query.searchRadius || undefined,
    dmaCode: query.marketExtension === 'include' ? (place?.dmaCode ?? null) : null,
    zip: place?.zip ?? null,
  };
}
