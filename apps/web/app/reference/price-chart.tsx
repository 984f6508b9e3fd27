import { dollars } from '@forecourt/domain/money/dollars';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';
import { RangeChart } from '../ui/chart/range-chart.tsx';

interface PriceChartProps {
  /** Newest first. */
  readonly years: readonly TrimYearItem[];
  readonly shownYear: number;
}

/** Lowest to highest price of each year with the average; the table beside it says the same. */
export function PriceChart({ years, shownYear }: PriceChartProps) {
  const ranges = years.toReversed().map(({ value, startingPrice, avgPrice, maxPrice }) => ({
    key: value,
    label: value,
    isShown: value === String(shownYear),
    low: startingPrice ?? 0,
    middle: avgPrice ?? 0,
    high: maxPrice ?? 0,
  }));
  return <RangeChart ranges={ranges} words={{ range: 'Lowest to highest', middle: 'Average' }} />;
}

/** The same as a table. */
export function YearTable({ years }: { readonly years: readonly TrimYearItem[] }) {
  return (
    <table className="reference-table">
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Cars</th>
          <th scope="col">Lowest</th>
          <th scope="col">Average</th>
          <th scope="col">Highest</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ value, count, startingPrice, avgPrice, maxPrice }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{count}</td>
            <td>{priceWords(startingPrice)}</td>
            <td>
              <b>{priceWords(avgPrice)}</b>
            </td>
            <td>{priceWords(maxPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const priceWords = (price: number | null) => (price === null ? '–' : dollars(price));
