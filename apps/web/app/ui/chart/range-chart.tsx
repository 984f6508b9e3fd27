import { thousands, valueScale } from './value-scale.ts';

/** Columns that fit side by side. */
const maxColumns = 12;

/** Between the lines, about. */
const spaces = 4;

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
  const { ticks, down } = valueScale(
    shown.flatMap(({ low, high }) => [low, high]),
    spaces,
  );
  // Room above and below, where columns end round.
  const place = (price: number) => `${10 + down(price) * 84}%`;
  const share = 100 / shown.length;
  return (
    <figure className="ui-spans" aria-hidden="true">
      <div>
        <svg width="100%" height="200" aria-hidden="true">
          {ticks.map(({ value }) => (
            <g key={value}>
              <line
                className="ui-spans-line"
                x1="0"
                x2="100%"
                y1={place(value)}
                y2={place(value)}
              />
              <text x="0" dx="-40" y={place(value)} dy="4">
                {thousands(value)}
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
