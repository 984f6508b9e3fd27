import { formatDate } from '@forecourt/domain/calendar/format-date';
import { monthName } from '@forecourt/domain/calendar/month-name';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { RangeChart } from '../ui/chart/range-chart.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import { TermList } from '../ui/term-list.tsx';
import type { MarketData } from './market-data.ts';

type Trends = NonNullable<MarketData['trends']>;

const dayWords = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** What is for sale now, and how it moves. */
export function MarketSupply({ trends }: { readonly trends: Trends }) {
  const { cars, come, gone, daysToSell, months } = trends;
  const now = months.at(-1);
  const terms = [
    ['For sale now', carWords(cars)],
    ['Median asking price', now?.prices ? dollars(now.prices.median) : 'Not known'],
    ['Median time on the market so far', now?.days == null ? 'Not known' : dayWords(now.days)],
    ['Newly listed in the last 30 days', carWords(come)],
    ['Sold or withdrawn in the last 30 days', carWords(gone)],
    [
      'Median time they were listed',
      daysToSell === null ? 'Too few to tell' : dayWords(daysToSell),
    ],
  ] as const;
  return (
    <section className="market-section market-supply" aria-labelledby="supply-heading">
      <h2 id="supply-heading">Now</h2>
      <TermList terms={terms} />
    </section>
  );
}

/** `Dec 2026`, on one line however narrow its column. */
const monthAndYear = (month: string) => `${monthName(month, 'short')}\u00a0${month.slice(0, 4)}`;

/** What was asked month by month, drawn and as a table. */
export function MarketMonths({
  data,
  trends,
}: {
  readonly data: MarketData;
  readonly trends: Trends;
}) {
  const told = trends.months.filter(({ cars }) => cars > 0);
  const ranges = told.flatMap(({ month, prices }) =>
    prices === null
      ? []
      : {
          key: month,
          label: monthName(month, 'short'),
          isShown: false,
          low: prices.low,
          middle: prices.median,
          high: prices.high,
        },
  );
  return (
    <section className="market-section" aria-labelledby="months-heading">
      <h2 id="months-heading">Asking prices by month</h2>
      <p className="market-note">
        Of the used and certified cars on the market on the last day of each month. Months with
        fewer than {data.minCars} cars show no price.
        {data.since !== null &&
          ` Our records begin on ${formatDate(data.since)}: cars that went before are in no month, so that earlier ones count only those that stayed.`}
      </p>
      <RangeChart ranges={ranges} words={{ range: 'Middle half', middle: 'Median' }} />
      <WideTable className="market-table" label="Asking prices by month, in figures">
        <table className="ui-figures">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Cars</th>
              <th scope="col">Lower quarter</th>
              <th scope="col">Median</th>
              <th scope="col">Upper quarter</th>
              <th scope="col">Median days listed</th>
            </tr>
          </thead>
          <tbody>
            {told.toReversed().map(({ month, cars, prices, days }) => (
              <tr key={month}>
                <th scope="row">{monthAndYear(month)}</th>
                <td>{groupDigits(cars)}</td>
                <td>{prices ? dollars(prices.low) : '–'}</td>
                <td>
                  <b>{prices ? dollars(prices.median) : 'Too few'}</b>
                </td>
                <td>{prices ? dollars(prices.high) : '–'}</td>
                <td>{days ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

const kindWords = {
  state: { heading: 'By state', one: 'State' },
  dma: { heading: 'By television market', one: 'Market' },
} as const;

/** Areas of a kind with enough cars, each with a page of its own. */
export function MarketPlaces({
  kind,
  places,
}: {
  readonly kind: keyof typeof kindWords;
  readonly places: MarketData['places'];
}) {
  const { heading, one } = kindWords[kind];
  const ofKind = places.filter((place) => place.kind === kind);
  if (ofKind.length === 0) return null;
  return (
    <section className="market-section" aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`}>{heading}</h2>
      <WideTable className="market-table" label={`The market ${heading.toLowerCase()}`}>
        <table className="ui-figures">
          <thead>
            <tr>
              <th scope="col">{one}</th>
              <th scope="col">Cars</th>
              <th scope="col">Median price</th>
              <th scope="col">Median days listed</th>
            </tr>
          </thead>
          <tbody>
            {ofKind.map(({ code, name, href, cars, median, days }) => (
              <tr key={code}>
                <th scope="row">
                  <PageLink className="ui-link" to={href}>
                    {name}
                  </PageLink>
                </th>
                <td>{groupDigits(cars)}</td>
                <td>
                  <b>{dollars(median)}</b>
                </td>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
