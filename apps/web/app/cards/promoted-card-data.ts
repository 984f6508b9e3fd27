import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import { highlightText } from '@forecourt/domain/listing/vehicle-highlight';
import {
  drawingPath,
  pictureOf,
  shownPhotographs,
  smallPhotograph,
} from '@forecourt/domain/listing/vehicle-picture';
import type { CarCell } from '@forecourt/domain/promotion/grid-plan';
import type { Peekaboo, Promotions } from '@forecourt/domain/promotion/promotions';
import type { ListingCard, SearchHit } from '@forecourt/domain/search/search-engine';

/** What a promoted card says beyond what every card says. */
export interface CardPromotion {
  /** Told first, on the picture. */
  readonly label: string;
  /** Why the car stands where it does, for whoever asks. */
  readonly why: string;
  /** The strip at the foot of the picture. */
  readonly strip: { readonly lead: string; readonly fact: string } | null;
  /** Further pictures of the top spotlight, beneath the first. */
  readonly pictures: readonly string[];
  /** Of new cars, in place of a deal: they have no rating. */
  readonly msrp: { readonly amount: number; readonly below: number } | null;
}

/** A car that may be promoted, with what is known of it as a promotion. */
export interface Candidate {
  readonly id: number;
  readonly hit: SearchHit;
  readonly viewCount?: number;
  readonly misses?: Peekaboo['misses'];
}

const morePictures = 3;

const whys = {
  spotlight:
    'The seller pays for this place. The car matches your search; its deal rating is not for sale.',
  boost: 'Makers and dealers pay to show new cars beside used ones like them.',
  peekaboo: 'The seller pays for this place. The car misses your search by a little.',
} as const;

/** What the card of a promoted car says; null for an organic one. */
export function toCardPromotion(
  cell: CarCell<Candidate>,
  pictures: Promotions['pictures'],
  context: { readonly today: string; readonly remotePhotos: boolean },
): CardPromotion | null {
  const { rank, car, isPremium } = cell;
  if (rank !== 'spotlight' && rank !== 'boost' && rank !== 'peekaboo') return null;
  const { card } = car.hit;
  return {
    label: rank === 'boost' ? 'Sponsored · New car' : 'Sponsored',
    why: whys[rank],
    strip: stripOf(cell, context.today),
    pictures: isPremium ? furtherPictures(card, pictures, context.remotePhotos) : [],
    msrp: rank === 'boost' ? msrpOf(card) : null,
  };
}

function stripOf({ car, isHighlight }: CarCell<Candidate>, today: string) {
  if (car.misses) return { lead: 'Outside your search', fact: missText(car.misses) };
  return isHighlight ? highlightText(car.hit.card, car.viewCount ?? 0, today) : null;
}

function missText(misses: Peekaboo['misses']): string {
  if (misses.kind === 'distance') return `${misses.beyond} mi past ${misses.radiusMiles} mi`;
  return `a year before ${misses.startYear}`;
}

function furtherPictures(
  card: ListingCard,
  photographs: Promotions['pictures'],
  remotePhotos: boolean,
): string[] {
  if (pictureOf(card, remotePhotos).isPhoto)
    return shownPhotographs(photographs.get(card.id) ?? [], remotePhotos)
      .slice(1, 1 + morePictures)
      .map(smallPhotograph);
  const views = viewsOfCar(card).slice(1, 1 + morePictures);
  // Fewer would leave a hole in their row.
  return views.length < morePictures
    ? []
    : views.map((view) => drawingPath(card.id, `${view}-160`));
}

function msrpOf({ msrp, salePrice }: ListingCard): CardPromotion['msrp'] {
  if (msrp === null || salePrice === null) return null;
  return { amount: msrp, below: msrp - salePrice };
}
