import { monthName } from '@forecourt/domain/calendar/month-name';
import { dollars } from '@forecourt/domain/money/dollars';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { thousands } from '../../ui/chart/value-scale.ts';
import type { PulseStyle } from './pulse-data.ts';

interface PulseChartProps {
  readonly style: PulseStyle;
  /** `YYYY-MM`, the oldest first. */
  readonly months: readonly string[];
}

/** What a body style asked in the last twelve months, and in those before where they are known. */
export function PulseChart({ style, months }: PulseChartProps) {
  return (
    <LineChart
      label={chartWords(style, months)}
      values={style.medians}
      before={style.yearBefore}
      words={thousands}
      places={months.map((month) => monthName(month, 'short'))}
    />
  );
}

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
