import { areaPath, linePath, linePieces } from './line-path.ts';
import { valueScale } from './value-scale.ts';

interface LineChartProps {
  /** What it shows, for who does not see it. */
  readonly label: string;
  /** From left to right at even distances; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Those of the same places before, behind them. */
  readonly before?: readonly (number | null)[];
  /** Whether its axis begins at 0, and what is below the line is filled. */
  readonly isFilled?: boolean;
  /** A value as the axis has it. */
  readonly words: (value: number) => string;
  /** What stands below, at even distances. */
  readonly places: readonly string[];
}

/** Stretched to its box: letters and dots stand beside the drawing. */
const field = { width: 100, height: 100, edge: 0 };

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A line with its axis, and a dot where it is now. */
export function LineChart(props: LineChartProps) {
  const { label, values, before = [], isFilled = false, words, places } = props;
  const known = [...(isFilled ? [0] : []), ...values, ...before].filter((value) => value !== null);
  const { ticks, down } = valueScale(known);
  const last = values.at(-1) ?? null;
  const line = linePieces(values, down, field);
  return (
    <figure className="ui-chart" role="img" aria-label={label}>
      <div className="ui-chart-field" aria-hidden="true">
        <div className="ui-chart-axis">
          {ticks.map((tick) => (
            <span key={tick.value} style={{ top: percent(tick.down) }}>
              {words(tick.value)}
            </span>
          ))}
        </div>
        <div className="ui-chart-lines">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {isFilled && <path className="ui-chart-area" d={areaPath(line, field.height)} />}
            <path d={ticks.map((tick) => `M0 ${(tick.down * 100).toFixed(1)}H100`).join('')} />
            {before.length > 0 && (
              <path className="ui-chart-before" d={linePath(linePieces(before, down, field))} />
            )}
            <path className="ui-chart-line" d={linePath(line)} />
          </svg>
          {last !== null && <i style={{ top: percent(down(last)) }} />}
        </div>
      </div>
      <div className="ui-chart-places" aria-hidden="true">
        {places.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </div>
    </figure>
  );
}
