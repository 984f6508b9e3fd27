import { minutesOf } from './opening-hours.ts';

const clockPattern = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of a time as somebody types it, `8:00 PM` or `20:00`; null when it is no such time. */
export function parseTypedTime(text: string): number | null {
  const [, hours, minutes] = clockPattern.exec(text.trim()) ?? [];
  return hours === undefined ? minutesOf(text) : Number(hours) * 60 + Number(minutes);
}

/** The same of a time at which somebody closes: midnight ends the day. */
export function parseTypedClosing(text: string): number | null {
  const minutes = text.trim() === '24:00' ? 0 : parseTypedTime(text);
  return minutes === 0 ? 1440 : minutes;
}
