import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { CarDocument } from './car-document.ts';
import { CarIndex } from './car-index.ts';
import type { Cluster } from './cluster.ts';
import { IndexWriter } from './index-writer.ts';
import { isOtherDeal, type Market, MarketBuilder } from './market.ts';

const pricesAtOnce = 10_000;
const cardsAtOnce = 1000;
const comparable = { exists: { field: 'atZeroMiles' } } as const;

/**
 * Rates the used cars of an index against one another, and writes those anew whose rating is another.
 * A car that changes meanwhile keeps what was written then.
 *
 * @param toDocument undefined for a car that is not to be written
 * @returns what cars cost now
 */
export async function rateAnew(
  cluster: Cluster,
  name: string,
  toDocument: (card: ListingCard) => CarDocument | undefined,
): Promise<Market> {
  const index = new CarIndex(cluster, name);
  const market = await readMarket(index);
  const writer = new IndexWriter(cluster, name);
  const query = { match_all: {} };
  for await (const found of index.walk({ query, size: cardsAtOnce, version: true })) {
    for (const { _source: source, _version: version = 0 } of found) {
      if (!source) continue;
      const deal = market.rate(source.card);
      if (!isOtherDeal(source.card.deal, deal)) continue;
      const document = toDocument({ ...source.card, deal });
      if (document) await writer.add({ kind: 'put', document, version });
    }
  }
  await writer.flush();
  return market;
}

async function readMarket(index: CarIndex): Promise<Market> {
  const builder = new MarketBuilder();
  const body = {
    query: comparable,
    size: pricesAtOnce,
    _source: false,
    docvalue_fields: ['comparedTrim', 'year', 'atZeroMiles'],
  };
  for await (const found of index.walk(body)) {
    for (const { fields = {} } of found) {
      const [trim, year, price] = [fields.comparedTrim, fields.year, fields.atZeroMiles];
      builder.addPrice(String(trim?.[0]), Number(year?.[0]), Number(price?.[0]));
    }
  }
  return builder.build();
}
