import type { VehicleStyleCode } from '../vehicle/codes.ts';

/** What used cars of a body style asked in an area at the end of a month. Whole dollars. */
export interface PulseMonth {
  readonly styleCode: VehicleStyleCode;
  /** `YYYY-MM`. */
  readonly month: string;
  /** On the market that day, with a price. */
  readonly cars: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Months that are shown side by side, the latest among them. */
export const pulseMonths = 12;

/** How what used cars of a body style ask has moved. */
export interface StylePulse {
  readonly latest: PulseMonth;
  /** Whole dollars, month by month to the latest; null where a month was not recorded. */
  readonly medians: readonly (number | null)[];
  /** The same months of the year before; empty where none was recorded. */
  readonly yearBefore: readonly (number | null)[];
  /** By what share the median rose since the first month that is told; null while no other is. */
  readonly change: number | null;
}

export interface MarketPulse {
  /** `YYYY-MM`, the oldest first. */
  readonly months: readonly string[];
  /** Those of which the latest month is told, the most cars first. */
  readonly styles: readonly StylePulse[];
}

/**
 * The pulse of an area.
 *
 * @param records of one area, in any order
 * @param today `YYYY-MM-DD`; the month before counts as the latest until the present one is recorded
 */
export function marketPulse(records: readonly PulseMonth[], today: string): MarketPulse {
  const present = today.slice(0, 7);
  const isRecorded = records.some(({ month }) => month === present);
  const last = isRecorded ? present : monthBefore(present, 1);
  const months = Array.from({ length: pulseMonths }, (_, at) =>
    monthBefore(last, pulseMonths - 1 - at),
  );
  const styles = [...Map.groupBy(records, ({ styleCode }) => styleCode).values()]
    .flatMap((ofStyle) => toStylePulse(ofStyle, months) ?? [])
    .sort((a, b) => b.latest.cars - a.latest.cars);
  return { months, styles };
}

function toStylePulse(
  records: readonly PulseMonth[],
  months: readonly string[],
): StylePulse | undefined {
  const of = new Map(records.map((record) => [record.month, record]));
  const latest = of.get(months.at(-1) ?? '');
  if (latest === undefined) return undefined;
  const medianOf = (month: string) => of.get(month)?.median ?? null;
  const medians = months.map(medianOf);
  const before = months.map((month) => medianOf(monthBefore(month, 12)));
  const first = medians.slice(0, -1).find((median) => median !== null) ?? null;
  return {
    latest,
    medians,
    yearBefore: before.every((median) => median === null) ? [] : before,
    change: first === null ? null : latest.median / first - 1,
  };
}

/** The month some months before another. @param month `YYYY-MM` */
export function monthBefore(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 - months, 1)).toISOString().slice(0, 7);
}
