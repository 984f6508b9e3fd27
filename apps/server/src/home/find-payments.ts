import { homePayments } from '@forecourt/domain/money/home-payments';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { PaymentFigures } from '@forecourt/web/home/services';
import type { RequestFacts } from '../request/request-facts.ts';

/** How many cars of a search cost no more than each payment, and how their prices are spread. */
export async function findPayments(
  { engine, filterOf }: { readonly engine: SearchReader } & Pick<RequestFacts, 'filterOf'>,
  query: SearchQuery,
): Promise<PaymentFigures> {
  const counted = homePayments.map(async (maxPayment) => ({
    maxPayment,
    cars: await engine.count(filterOf({ ...query, maxPayment })),
  }));
  const [underPayments, { total, histograms }] = await Promise.all([
    Promise.all(counted),
    engine.search({
      filter: filterOf(query),
      sort: 'relevance',
      offset: 0,
      limit: 0,
      histograms: true,
    }),
  ]);
  return { underPayments, total, priceBars: histograms?.price ?? [] };
}
