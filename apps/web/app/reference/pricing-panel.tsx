import { dollars } from '@forecourt/domain/money/dollars';
import type { PricedTrim } from '@forecourt/domain/reference/model-reference';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { ZipField } from '../ui/form/zip-field.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import { PriceChart, priceWords, YearTable } from './price-chart.tsx';
import type { ResearchData } from './research-data.ts';

/** What used cars of a model ask, by year and by trim. */
export function PricingPanel({ data }: { readonly data: ResearchData }) {
  const { years, year } = data.model;
  if (years === null) return <p>Prices cannot be had just now. Please try again soon.</p>;
  if (years.length === 0) return <p>No used {data.name} with a price is for sale here just now.</p>;
  const cars = years.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className="reference-note">
        Asking prices of {carWords(cars)} for sale here as used, wherever they are; certified cars
        and those without a price are not among them.{' '}
        <PageLink className="ui-link" to={data.usedHref}>
          See all used ones
        </PageLink>{' '}
        or{' '}
        <PageLink className="ui-link" to={data.marketHref}>
          how prices move by month and state
        </PageLink>
        .
      </p>
      <PriceChart years={years} shownYear={year} />
      <details className="reference-more">
        <summary>Prices by year as a table</summary>
        <YearTable years={years} />
      </details>
      <TrimPrices data={data} />
    </>
  );
}

function TrimPrices({ data }: { readonly data: ResearchData }) {
  const { trims, year } = data.model;
  return (
    <div className="reference-trims">
      <div className="reference-trims-head">
        <h3>{year} by trim</h3>
        <nav className="reference-years" aria-label="Year">
          {data.yearLinks.map(({ year: one, href, isShown }) => (
            <PageLink key={one} to={`${href}#pricing`} aria-current={isShown ? 'true' : undefined}>
              {one}
            </PageLink>
          ))}
        </nav>
      </div>
      {trims === null && <p>Prices by trim cannot be had just now.</p>}
      {trims?.length === 0 && <p>No used {year} tells its trim and has a price.</p>}
      {trims !== null && trims.length > 0 && <TrimTable trims={trims} zip={data.zip} />}
      <ZipForm data={data} />
    </div>
  );
}

function ZipForm({ data: { path, zipForm } }: { readonly data: ResearchData }) {
  return (
    <form className="reference-zip ui-not-printed" method="get" action={`${path}#pricing`}>
      <ZipField label="Fair range near ZIP" zip={zipForm.typed} problem={zipForm.problem} />
      <button className="ui-button ui-button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}

function TrimTable({
  trims,
  zip,
}: {
  readonly trims: readonly PricedTrim[];
  readonly zip: string | null;
}) {
  return (
    <WideTable label="Prices by trim">
      <table className="reference-table">
        <thead>
          <tr>
            <th scope="col">Trim</th>
            <th scope="col" className="reference-wide reference-text">
              Engine
            </th>
            <th scope="col" className="reference-wide">
              City / hwy
            </th>
            <th scope="col">Cars</th>
            <th scope="col">Lowest</th>
            <th scope="col">Average</th>
            <th scope="col">Highest</th>
            {zip !== null && <th scope="col">Fair range near {zip}</th>}
          </tr>
        </thead>
        <tbody>
          {trims.map((trim) => (
            <tr key={trim.value}>
              <th scope="row">
                {truncateTrim(trim.value)}
                <small>{trim.bodyStyle}</small>
              </th>
              <td className="reference-wide reference-text">{trim.engineType ?? 'Not known'}</td>
              <td className="reference-wide">{economyOf(trim)}</td>
              <td>{trim.count}</td>
              <td>{priceWords(trim.startingPrice)}</td>
              <td>
                <b>{priceWords(trim.avgPrice)}</b>
              </td>
              <td>{priceWords(trim.maxPrice)}</td>
              {zip !== null && <td>{fairWords(trim)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function economyOf({ epaCity, epaHwy, epaMpgeCity, epaMpgeHwy }: PricedTrim): string {
  if (epaCity !== null && epaHwy !== null) return `${epaCity} / ${epaHwy}`;
  if (epaMpgeCity !== null && epaMpgeHwy !== null) return `${epaMpgeCity} / ${epaMpgeHwy} MPGe`;
  return 'Not known';
}

function fairWords({ fair }: PricedTrim): string {
  if (fair === null) return 'Too few cars near';
  return `${dollars(fair.from)} to ${dollars(fair.to)}`;
}
