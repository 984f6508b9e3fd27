/** `18 minutes`, `3 hours`, `2 days`. */
export function timeOf(minutes: number): string {
  const hours = minutes / 60;
  if (hours < 1.5) return withUnit(minutes, 'minute');
  return hours < 36 ? withUnit(Math.round(hours), 'hour') : withUnit(Math.round(hours / 24), 'day');
}

const withUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
