/** Columns that fit side by side. */
const maxColumns = 12;

/** Dollars between the lines. */
const steps = [
  ...[250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000],
];
const maxLines = 5;

/** A range of prices with its middle. Whole dollars. */
export interface PriceRange {
  readonly key: string;
  /** What stands below it. */
  readonly label: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly isShown: boolean;
}

interface RangeChartProps {
  /** The oldest first; the newest are drawn where there are too many. */
  readonly ranges: readonly PriceRange[];
  readonly words: { readonly range: string; readonly middle: string };
}

/** Ranges of prices side by side, each with its middle; a table beside it says the same. */
export function RangeChart({ ranges, words }: RangeChartProps) {
  const shown = ranges.slice(-maxColumns);
  if (shown.length < 2) return null;
  const { lines, place } = scaleOf(shown);
  const share = 100 / shown.length;
  return (
    <figure className="ui-spans" aria-hidden="true">
      <div>
        <svg width="100%" height="200" aria-hidden="true">
          {lines.map((line) => (
            <g key={line}>
              <line className="ui-spans-line" x1="0" x2="100%" y1={place(line)} y2={place(line)} />
              <text x="0" dx="-40" y={place(line)} dy="4">
                {line === 0 ? '$0' : `$${line / 1000}k`}
              </text>
            </g>
          ))}
          {shown.map(({ key, low, middle, high, isShown }, at) => {
            const x = `${(at + 0.5) * share}%`;
            return (
              <g key={key} className={isShown ? 'ui-spans-marked' : undefined}>
                <line className="ui-spans-bar" x1={x} x2={x} y1={place(high)} y2={place(low)} />
                <circle cx={x} cy={place(middle)} r="4" />
              </g>
            );
          })}
        </svg>
        <ol className="ui-spans-labels">
          {shown.map(({ key, label, isShown }) => (
            <li key={key} className={isShown ? 'ui-spans-shown' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="ui-spans-key">
        <span>{words.range}</span>
        <span className="ui-spans-key-dot">{words.middle}</span>
      </figcaption>
    </figure>
  );
}

/** Lines at round prices, and where a price stands between them. */
function scaleOf(ranges: readonly PriceRange[]) {
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const step =
    steps.find((one) => Math.ceil((highest - lowest) / one) < maxLines) ?? steps.at(-1) ?? 1;
  const first = Math.floor(lowest / step) * step;
  const last = Math.max(first + step, Math.ceil(highest / step) * step);
  const lines = Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);
  const place = (price: number) => `${94 - ((price - first) / (last - first)) * 84}%`;
  return { lines, place };
}
