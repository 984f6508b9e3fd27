import type { SellerClock } from '@forecourt/domain/listing/seller/opening-hours';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import findTimeZone from '@photostructure/tz-lookup';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: each takes a millisecond. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * What the clocks of a place show, daylight saving included.
 *
 * @param now milliseconds since 1970
 */
export function wallClockAt({ latitude, longitude }: GeoPoint, now: number): SellerClock {
  const parts = formatOf(findTimeZone(latitude, longitude)).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * A moment in words, by the clocks of a place: `Nov 28, 2026, 6:53 AM EST`.
 *
 * @param moment milliseconds since 1970
 */
export function momentAt({ latitude, longitude }: GeoPoint, moment: number): string {
  return new Date(moment).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: findTimeZone(latitude, longitude),
    timeZoneName: 'short',
  });
}
