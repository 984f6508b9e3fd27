import { type FeedFormat, feedAddress } from '@forecourt/domain/alert/feed-paths';
import type { Brand } from '@forecourt/domain/brand/brand';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { priceWords } from '@forecourt/domain/listing/price-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mailedPictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { Feed } from 'feed';

interface FoundSearch {
  readonly query: SearchQuery;
  readonly hits: readonly SearchHit[];
  readonly brand: Brand;
  readonly origin: string;
  /** What addresses begin with that are followed without a cookie. */
  readonly pathPrefix: string;
  readonly reference: Reference;
}

/**
 * Cars of a search as a feed. It says when a car changed, and not when it was asked for: unchanged, it is the
 * same to the letter.
 */
export function writeFeed(format: FeedFormat, found: FoundSearch): string {
  const { query, hits, brand, reference } = found;
  const site = found.origin + found.pathPrefix;
  const { heading, description } = searchTitles(query, brand, reference);
  const link = site + toSearchUrl({ ...query, page: 1 }, brand, reference);
  const feed = new Feed({
    id: link,
    link,
    title: `${heading} | ${brand.name}`,
    description,
    language: 'en-US',
    generator: false,
    copyright: brand.name,
    updated: latestOf(hits),
    feedLinks: {
      atom: site + feedAddress('atom', query, brand),
      rss: site + feedAddress('rss', query, brand),
      json: site + feedAddress('json', query, brand),
    },
  });
  for (const hit of hits) feed.addItem(itemOf(hit, found));
  switch (format) {
    case 'atom':
      return feed.atom1();
    case 'rss':
      return feed.rss2();
    case 'json':
      return feed.json1();
  }
}

/** The day on which a car came, or got its present price. */
const changedOn = ({ card }: SearchHit) => new Date(card.priceReducedOn ?? card.listedOn);

const latestOf = (hits: readonly SearchHit[]) =>
  new Date(Math.max(0, ...hits.map((hit) => changedOn(hit).getTime())));

function itemOf(hit: SearchHit, { origin, pathPrefix, reference }: FoundSearch) {
  const { card, owner } = hit;
  const price = derivedPrice(card);
  const title = [listingTitle(card, reference), priceWords(card)];
  const deal = toShownDeal(card.deal);
  const about = [
    card.mileage === null ? null : shortMiles(card.mileage),
    card.priceBeforeReduction === null ? null : `was ${dollars(card.priceBeforeReduction)}`,
    deal && dealNames[deal.word],
    `${owner.city}, ${owner.state}`,
  ];
  return {
    id: `urn:forecourt:car:${card.id}:${price ?? 0}`,
    link: origin + pathPrefix + vehiclePath(card.id),
    title: title.filter(Boolean).join(', '),
    description: about.filter(Boolean).join(', '),
    date: changedOn(hit),
    published: new Date(card.listedOn),
    image: `${origin}${mailedPictureOf(card).path}`,
  };
}
