/** When a shopper is asked whether notices may come. Pages load this file. */
import { dayMs } from '../calendar/time-spans.ts';
import type { FilterValues } from '../search/filter-groups.ts';

/** Milliseconds for which a look at a car counts as recent. */
export const recentLookMs = dayMs;

/** Whether this browser was asked before, as it remembers it itself. */
export function parsePrompted(stored: string | null): boolean {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return (
      typeof value === 'object' &&
      value !== null &&
      'srpPrompted' in value &&
      value.srpPrompted === true
    );
  } catch {
    return false;
  }
}

/** What the browser remembers once it was asked, whatever the answer was. */
export const promptedMark = JSON.stringify({ srpPrompted: true });

/** What tells whether a page of results asks. */
export interface PromptFacts {
  readonly wasPrompted: boolean;
  /** When cars were looked at, in milliseconds since 1970. */
  readonly looks: readonly number[];
  readonly now: number;
  /** Whether a model or a body style is chosen. */
  readonly hasVehicleFilter: boolean;
}

/** Asked once, by a page of a chosen model or body style, of who looked at a car within the last day. */
export function asksForNotices({ wasPrompted, looks, now, hasVehicleFilter }: PromptFacts) {
  const isRecent = (look: number) => look <= now && now - look <= recentLookMs;
  return !wasPrompted && hasVehicleFilter && looks.some(isRecent);
}

/** Whether a search has a model or a body style. */
export const hasVehicleFilter = ({ modelCode, vehicleStyleCode }: FilterValues): boolean =>
  [modelCode, vehicleStyleCode].some((values) => (values?.length ?? 0) > 0);
