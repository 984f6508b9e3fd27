import { distanceMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint, ListingCard } from '@forecourt/domain/search/search-engine';
import { maxProximityScore, proximityScore } from '@forecourt/vehicle-rules/relevance';
import type { Found, SearchAnswer, SearchBody } from '../car-index.ts';
import { deepestPlace } from '../index-schema.ts';
import type { PageContext, PageFinder, PageWanted } from './page-finder.ts';

/** How much the index's relevance may differ from the exact one: single precision, and its own geography. */
const tolerance = 1e-5;

/** Cars that are looked at before and behind the page at first. */
const usualMargin = 16;
const marginGrowth = 8;

/** Cars of a stretch of the index's order, with their exact relevance. */
interface Ranked {
  readonly card: ListingCard;
  readonly relevance: number;
}

/**
 * A page by relevance to a shopper somewhere. The index ranks roughly, in single precision; a stretch
 * that is a little longer than the page is put in order here, and is taken for it only when no car
 * outside of the stretch can belong into the page. Else the stretch grows.
 */
export class NearbyPage implements PageFinder {
  readonly #wanted: PageWanted;
  readonly #origin: GeoPoint;
  readonly #context: PageContext;

  constructor(wanted: PageWanted, origin: GeoPoint, context: PageContext) {
    this.#wanted = wanted;
    this.#origin = origin;
    this.#context = context;
  }

  get first(): SearchBody {
    return this.#stretch(usualMargin);
  }

  async finish(answer: SearchAnswer): Promise<ListingCard[]> {
    let stretch = answer;
    for (let margin = usualMargin; ; ) {
      const page = this.#pageOf(stretch, margin);
      if (page) return page;
      margin *= marginGrowth;
      stretch = await this.#context.index.searchOne({
        ...this.#stretch(margin),
        track_total_hits: true,
      });
    }
  }

  #from(margin: number): number {
    return Math.max(0, this.#wanted.offset - margin);
  }

  #stretch(margin: number): SearchBody {
    const { query, offset, limit } = this.#wanted;
    const { latitude: lat, longitude: lon } = this.#origin;
    const from = this.#from(margin);
    const proximity = {
      distance_feature: {
        field: 'location',
        origin: { lat, lon },
        pivot: '20mi',
        boost: maxProximityScore,
      },
    };
    return {
      query: {
        function_score: {
          query: { bool: { filter: [query], should: [proximity] } },
          functions: [{ field_value_factor: { field: 'standing' } }],
          score_mode: 'sum',
          boost_mode: 'sum',
        },
      },
      sort: ['_score', { id: 'asc' }],
      docvalue_fields: ['standing'],
      from,
      size: Math.min(offset + limit + margin, deepestPlace) - from,
    };
  }

  /** Undefined when the stretch does not tell. */
  #pageOf({ total, hits }: SearchAnswer, margin: number): ListingCard[] | undefined {
    const { offset, limit } = this.#wanted;
    const from = this.#from(margin);
    const end = from + hits.length;
    const ranked = this.#inOrder(hits);
    const page = ranked.slice(offset - from, offset - from + limit);
    const best = page[0];
    const worst = page.at(-1);
    const isLargest = end >= deepestPlace;
    if (best && worst && !isLargest) {
      const above = from === 0 ? Infinity : roughOf(hits[0]) - tolerance;
      const below = end >= total ? -Infinity : roughOf(hits.at(-1)) + tolerance;
      if (best.relevance >= above || worst.relevance <= below) return undefined;
    }
    return page.map(({ card }) => card);
  }

  #inOrder(hits: readonly Found[]): Ranked[] {
    const { owners } = this.#context.surroundings;
    return hits
      .flatMap(({ _source: source, fields }) => {
        const owner = source && owners.find(source.card.ownerId);
        if (!owner) return [];
        const proximity = proximityScore(distanceMiles(this.#origin, owner));
        return [{ card: source.card, relevance: Number(fields?.standing?.[0]) + proximity }];
      })
      .sort((a, b) => b.relevance - a.relevance || a.card.id - b.card.id);
  }
}

function roughOf(hit: Found | undefined): number {
  return Number(hit?.sort?.[0] ?? 0);
}
