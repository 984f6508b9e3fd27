import { daysOnMarket } from '@forecourt/domain/listing/listing-rules';
import { goneWords } from '@forecourt/domain/listing/listing-status';
import { carName } from '@forecourt/domain/listing/listing-title';
import { sellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mailedPictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { awayWords } from '@forecourt/domain/place/away-words';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { LetterPart } from '../../platform/mail/letter.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { CarNews } from '../channels/channel.ts';
import type { AlertSubject } from './alert-subject.ts';

interface ItemPlace {
  readonly origin: string;
  readonly today: string;
  readonly reference: VehicleReference;
  /** What tells it from others of a search; empty where it needs no telling. */
  readonly seller: string;
}

/** Who sells a car that a search found, and how far from there: `Peach Auto, 8 mi away`. */
export async function sellerOf(
  { engine, reference }: Pick<MarketParts, 'engine' | 'reference'>,
  { parameters }: AlertSubject,
  { listing }: CarNews,
): Promise<string> {
  const owner = parameters && (await engine.findOwner(listing.ownerId));
  if (!owner) return '';
  const place = reference.findZip(parameters.zip?.[0] ?? '');
  const where = place ? awayWords(distanceMiles(place, owner)) : `${owner.city}, ${owner.state}`;
  return `${sellerWords(owner)}, ${where}`;
}

/** A car as a mail shows it. */
export function itemOf(news: CarNews, { origin, today, reference, seller }: ItemPlace): LetterPart {
  const { kind, listing, card, price, priceBefore } = news;
  const { id, trim, mileage } = listing;
  const [photoUrl] = listing.photoUrls;
  const deal = toShownDeal(card?.deal ?? null);
  const gap = deal && Math.abs(deal.below);
  const isGone = kind === 'sold' || kind === 'gone';
  return {
    kind: 'item',
    href: `${origin}${vehiclePath(id)}`,
    picture: `${origin}${mailedPictureOf({ id, photoUrl }).path}`,
    title: carName(listing, reference),
    lines: [trim ?? '', mileage === null ? '' : shortMiles(mileage), seller].filter(
      (line) => line !== '',
    ),
    figure: price === null ? null : dollars(price),
    ...(isGone && { figureName: 'Last price' }),
    ...(kind === 'drop' && priceBefore !== null && { before: dollars(priceBefore) }),
    notes: [
      deal && gap !== null
        ? `${dealNames[deal.word]} · ${gap === 0 ? 'at' : `${dollars(gap)} ${deal.below > 0 ? 'below' : 'above'}`} market${feesCounted(listing)}`
        : '',
      whatHappened(news, today),
    ].filter((note) => note !== ''),
  };
}

/** The gap to the market has mandatory fees in it, which the price does not. */
const feesCounted = ({ dealerFees }: CarNews['listing']): string =>
  dealerFees ? `, with ${dollars(dealerFees)} of fees` : '';

function whatHappened({ kind, listing, price, priceBefore }: CarNews, today: string): string {
  const days = daysOnMarket(listing.listedOn, today);
  const listed =
    days === 0 ? 'Listed today.' : days === 1 ? '1 day listed.' : `${days} days listed.`;
  switch (kind) {
    case 'drop':
      return `Dropped ${dollars((priceBefore ?? 0) - (price ?? 0))}. ${listed}`;
    case 'new':
      return days === 0 ? 'New today.' : `New here. ${listed}`;
    case 'sold':
    case 'gone':
      // One that came and went today is not told to have come.
      return days === 0 ? `${goneWords[kind]}.` : `${goneWords[kind]}. ${listed}`;
    case 'back':
      return `Back on the market. ${listed}`;
  }
}
