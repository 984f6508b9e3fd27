import { monthName } from '@forecourt/domain/calendar/month-name';
import { dollars } from '@forecourt/domain/money/dollars';
import type { PulseStyle } from './pulse-data.ts';
import { linePath, pulseScale } from './pulse-scale.ts';

interface PulseChartProps {
  readonly style: PulseStyle;
  /** `YYYY-MM`, the oldest first. */
  readonly months: readonly string[];
}

const field = { width: 100, height: 100, edge: 0 };

/** What a body style asked in the last twelve months, and in those before where they are known. */
export function PulseChart({ style, months }: PulseChartProps) {
  const { medians, yearBefore, median } = style;
  const known = [...medians, ...yearBefore].filter((value) => value !== null);
  const { ticks, down } = pulseScale(known);
  const top = (part: number) => `${(part * 100).toFixed(1)}%`;
  return (
    <figure className="market-pulse-chart" role="img" aria-label={chartWords(style, months)}>
      <div className="market-pulse-field" aria-hidden="true">
        <div className="market-pulse-axis">
          {ticks.map((tick) => (
            <span key={tick.value} style={{ top: top(tick.down) }}>
              {thousands(tick.value)}
            </span>
          ))}
        </div>
        <div className="market-pulse-lines">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={ticks.map((tick) => `M0 ${(tick.down * 100).toFixed(1)}H100`).join('')} />
            <path className="market-pulse-before" d={linePath(yearBefore, down, field)} />
            <path className="market-pulse-line" d={linePath(medians, down, field)} />
          </svg>
          <i style={{ top: top(down(median)) }} />
        </div>
      </div>
      <div className="market-pulse-months" aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{monthName(month, 'short')}</span>
        ))}
      </div>
    </figure>
  );
}

const thousands = (value: number) => `$${Number((value / 1000).toFixed(2))}k`;

function chartWords(style: PulseStyle, months: readonly string[]): string {
  const { name, medians, yearBefore, median } = style;
  const first = medians.findIndex((value) => value !== null);
  const of = (at: number) => monthName(months[at] ?? '', 'long');
  const now = `${dollars(median)} in ${of(months.length - 1)}`;
  const from = medians[first];
  const moved =
    first < medians.length - 1 && from != null
      ? `from ${dollars(from)} in ${of(first)} to ${now}`
      : now;
  const before = yearBefore.at(-1);
  const yearAgo = before == null ? '' : `; a year earlier ${dollars(before)}`;
  return `${name}: median asking price by month, ${moved}${yearAgo}`;
}
