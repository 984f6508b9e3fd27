import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { toCarDocument } from '../car-document.ts';
import { CarIndex } from '../car-index.ts';
import type { Cluster } from '../cluster.ts';
import type { OwnerDirectory } from '../owner-directory.ts';
import { IndexWriter } from './index-writer.ts';
import { isOtherDeal, type Market, MarketBuilder } from './market-estimates.ts';
import type { WrittenIndex } from './write-changes.ts';

const pricesAtOnce = 10_000;
const cardsAtOnce = 1000;

/** What the cars of an index cost. */
export async function readMarket(cluster: Cluster, name: string): Promise<Market> {
  const builder = new MarketBuilder();
  const body = {
    query: { exists: { field: 'atZeroMiles' } },
    size: pricesAtOnce,
    _source: false,
    docvalue_fields: ['comparedTrim', 'year', 'atZeroMiles'],
  };
  for await (const found of new CarIndex(cluster, name).walk(body)) {
    for (const { fields = {} } of found) {
      const { comparedTrim, year, atZeroMiles } = fields;
      builder.addPrice(String(comparedTrim?.[0]), Number(year?.[0]), Number(atZeroMiles?.[0]));
    }
  }
  return builder.build();
}

/**
 * Rates the cars of an index and writes them into another, or into the same one those whose rating is another.
 * A car that changes meanwhile keeps what was written then.
 */
export async function rateAnew(
  cluster: Cluster,
  from: string,
  { name, today, market }: WrittenIndex,
  owners: OwnerDirectory,
): Promise<number> {
  const writer = new IndexWriter(cluster, name);
  const isCopy = name !== from;
  let written = 0;
  const body = { query: { match_all: {} }, size: cardsAtOnce, version: true };
  for await (const found of new CarIndex(cluster, from).walk(body)) {
    for (const { _source: source, _version: version = 0 } of found) {
      const card = source && ratedCard(source.card, market);
      const owner = card && owners.find(card.ownerId);
      if (!card || !owner || !(isCopy || card !== source.card)) continue;
      await writer.add({ kind: 'put', document: toCarDocument(card, owner, today), version });
      written += 1;
    }
  }
  await writer.flush();
  return written;
}

/** The card itself, unless its rating is another now. */
function ratedCard(card: ListingCard, market: Market): ListingCard {
  const deal = market.rate(card);
  return isOtherDeal(card.deal, deal) ? { ...card, deal } : card;
}
