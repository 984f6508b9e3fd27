import type { BrandCode } from '@forecourt/domain/brand/brand';
import type { ShopperEvent } from '@forecourt/domain/event/shopper-event';
import type { ListingCard, SearchReader } from '@forecourt/domain/search/search-engine';
import type { Database } from '../platform/database/database.ts';
import { findOwnListings } from '../selling/ads/own-listings.ts';
import type { RecordView } from '../vehicles/view-counts/record-view.ts';
import type { shopperEvents } from './tables.ts';
import { writeEvents } from './write-events.ts';

interface EventSources {
  readonly database: Database;
  readonly engine: Pick<SearchReader, 'findById'>;
  readonly recordView: RecordView;
}

/** Of whom events are told, as far as it is known. */
interface Teller {
  readonly brand: BrandCode;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Tells apart those who look at cars, and is stored with nothing else; null where nobody does. */
  readonly visitorId: string | null;
  /** Who is signed in, to leave out looks at a car of their own; null for nobody. */
  readonly personId: string | null;
  /** Whether one more look of theirs counts. */
  readonly mayCount: () => boolean;
}

/** Whether somebody looks at a car. */
export const isLook = ({ kind, page, listingId }: ShopperEvent): boolean =>
  kind === 'page' && page === 'vdp' && listingId !== undefined;

/**
 * Notes what a page tells, and of looks at cars who looked. Acts on cars that are not for sale are left
 * out: somebody made them up, or came late. So are looks of sellers at their own cars.
 */
export async function noteEvents(
  { database, engine, recordView }: EventSources,
  told: readonly ShopperEvent[],
  { brand, today, visitorId, personId, mayCount }: Teller,
): Promise<void> {
  const events = await withoutOwnLooks(database, told, personId);
  const cards = await findCards(engine, events);
  const rows = events
    .filter(({ kind, listingId }) => kind === 'page' || !listingId || cards.has(listingId))
    .map((event) => toRow(event, brand));
  if (rows.length > 0) await writeEvents(database, rows);
  if (visitorId === null) return;
  for (const { listingId = 0 } of events.filter(isLook)) {
    const vin = cards.get(listingId)?.vin;
    if (vin !== undefined && mayCount()) await recordView({ vin, visitorId, brand, today });
  }
}

async function withoutOwnLooks(
  database: Database,
  events: readonly ShopperEvent[],
  personId: string | null,
): Promise<readonly ShopperEvent[]> {
  const seen = events.filter(isLook).flatMap(({ listingId }) => listingId ?? []);
  if (personId === null || seen.length === 0) return events;
  const own = await findOwnListings(database, personId, seen);
  return events.filter((event) => !isLook(event) || !own.has(event.listingId ?? 0));
}

async function findCards(
  engine: EventSources['engine'],
  events: readonly ShopperEvent[],
): Promise<ReadonlyMap<number, ListingCard>> {
  const ids = [...new Set(events.flatMap(({ listingId }) => listingId ?? []))];
  const found = await Promise.all(ids.map(async (id) => [id, await engine.findById(id)] as const));
  return new Map(found.flatMap(([id, card]) => (card ? [[id, card]] : [])));
}

function toRow(event: ShopperEvent, brand: BrandCode): typeof shopperEvents.$inferInsert {
  const { kind, page, listingId, requestId } = event;
  return {
    brand,
    kind,
    page: page ?? null,
    listingId: listingId ?? null,
    requestId: requestId ?? null,
    detail: detailOf(event),
    tileClick: event.kind === 'page' ? (event.tileClick ?? null) : null,
    scrollY: event.kind === 'listing-click' ? event.scrollY : null,
  };
}

function detailOf(event: ShopperEvent): string | null {
  switch (event.kind) {
    case 'page':
      return event.clickType ?? null;
    case 'listing-click':
    case 'impression':
      return event.place;
    case 'lead':
    case 'share':
      return event.way;
    default:
      return null;
  }
}
