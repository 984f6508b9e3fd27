interface LineProps {
  /** Values from left to right; null where nothing is known. */
  readonly points: readonly (number | null)[];
  /** What it shows, for who does not see it. */
  readonly label: string;
}

const width = 100;
const height = 100;
const steps = 4;

/** The next number above that stands well at an axis. */
function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const step = [1, 2, 4, 5, 10].find((one) => one * power >= value) ?? 10;
  return Math.max(step * power, steps);
}

/** A line over an area, with its axis: drawn by the server. */
export function LineChart({ points, label }: LineProps) {
  const top = ceiling(Math.max(0, ...points.map((point) => point ?? 0)));
  const x = (place: number) => ((place / Math.max(points.length - 1, 1)) * width).toFixed(2);
  const y = (value: number) => (height - (value / top) * height).toFixed(2);
  const known = points.flatMap((point, place) =>
    point === null ? [] : [`${x(place)} ${y(point)}`],
  );
  const from = x(points.findIndex((point) => point !== null));
  const path = `M${known.join('L')}`;
  return (
    <figure className="console-chart" role="img" aria-label={label}>
      <div className="console-chart-axis" aria-hidden="true">
        {Array.from({ length: steps + 1 }, (_, place) => {
          const value = top - (place * top) / steps;
          return (
            <span key={value} style={{ top: `${(place / steps) * 100}%` }}>
              {value.toLocaleString('en-US')}
            </span>
          );
        })}
      </div>
      <div className="console-chart-field">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: steps + 1 }, (_, place) => place * (height / steps)).map((line) => (
            <path key={line} className="console-chart-grid" d={`M0 ${line}H100`} />
          ))}
          {known.length > 1 && (
            <>
              <path className="console-chart-area" d={`${path}V100H${from}Z`} />
              <path className="console-chart-line" d={path} />
            </>
          )}
        </svg>
      </div>
    </figure>
  );
}

interface Bar {
  readonly key: string;
  readonly title: string;
  /** From the bottom up. */
  readonly parts: readonly {
    readonly kind: 'plain' | 'ink' | 'bad' | 'open';
    readonly value: number;
  }[];
}

/** Bars side by side, each of parts. */
export function BarChart({
  bars,
  label,
}: {
  readonly bars: readonly Bar[];
  readonly label: string;
}) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const top = Math.max(1, ...sums);
  return (
    <div className="console-bars" role="img" aria-label={label}>
      {bars.map(({ key, title, parts }) => (
        <span key={key} title={title}>
          {parts
            .toReversed()
            .map(
              ({ kind, value }) =>
                value > 0 && (
                  <i
                    key={kind}
                    className={barClasses[kind]}
                    style={{ height: `${((value / top) * 100).toFixed(1)}%` }}
                  />
                ),
            )}
        </span>
      ))}
    </div>
  );
}

const barClasses = {
  plain: 'console-bar',
  ink: 'console-bar console-bar-ink',
  bad: 'console-bar console-bar-bad',
  open: 'console-bar console-bar-open',
} as const;

/** Shares of a whole, one beside the other. */
export function ShareBar({
  parts,
  label,
}: {
  readonly parts: Bar['parts'];
  readonly label: string;
}) {
  return (
    <div className="console-shares" role="img" aria-label={label}>
      {parts.map(
        ({ kind, value }, place) =>
          value > 0 && (
            // Parts never change their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may come twice
            <i key={place} className={barClasses[kind]} style={{ flex: value }} />
          ),
      )}
    </div>
  );
}
