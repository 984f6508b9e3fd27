import { dollars } from '@forecourt/domain/money/dollars';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';

/** Years that fit side by side. */
const maxYears = 12;

/** Dollars between the lines. */
const steps = [1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000];
const maxLines = 5;

interface PriceChartProps {
  /** Newest first. */
  readonly years: readonly TrimYearItem[];
  readonly shownYear: number;
}

/** Lowest to highest price of each year with the average; the table beside it says the same. */
export function PriceChart({ years, shownYear }: PriceChartProps) {
  const shown = years.slice(0, maxYears).reverse();
  if (shown.length < 2) return null;
  const { lines, place } = scaleOf(shown);
  const share = 100 / shown.length;
  return (
    <figure className="reference-chart" aria-hidden="true">
      <div className="reference-chart-plot">
        <svg width="100%" height="200" aria-hidden="true">
          {lines.map((line) => (
            <g key={line}>
              <line className="reference-line" x1="0" x2="100%" y1={place(line)} y2={place(line)} />
              <text x="0" y={place(line)} dy="-4">
                ${line / 1000}k
              </text>
            </g>
          ))}
          {shown.map(({ value, startingPrice, avgPrice, maxPrice }, at) => {
            const x = `${(at + 0.5) * share}%`;
            const isShown = value === String(shownYear);
            return (
              <g key={value} className={isShown ? 'reference-year-shown' : undefined}>
                <line
                  className="reference-bar"
                  x1={x}
                  x2={x}
                  y1={place(maxPrice ?? 0)}
                  y2={place(startingPrice ?? 0)}
                />
                <circle cx={x} cy={place(avgPrice ?? 0)} r="4" />
              </g>
            );
          })}
        </svg>
        <ol className="reference-chart-years">
          {shown.map(({ value }) => (
            <li key={value} className={value === String(shownYear) ? 'reference-shown' : undefined}>
              {value}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="reference-key">
        <span className="reference-key-bar">Lowest to highest</span>
        <span className="reference-key-dot">Average</span>
      </figcaption>
    </figure>
  );
}

/** Lines at round prices, and where a price stands between them. */
function scaleOf(years: readonly TrimYearItem[]) {
  const lowest = Math.min(...years.map(({ startingPrice }) => startingPrice ?? 0));
  const highest = Math.max(...years.map(({ maxPrice }) => maxPrice ?? 0));
  const step =
    steps.find((one) => Math.ceil((highest - lowest) / one) < maxLines) ?? steps.at(-1) ?? 1;
  const first = Math.floor(lowest / step) * step;
  const last = Math.max(first + step, Math.ceil(highest / step) * step);
  const lines = Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);
  const place = (price: number) => `${94 - ((price - first) / (last - first)) * 84}%`;
  return { lines, place };
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
