export const dayMs = 86_400_000;

const minuteMs = 60_000;

/** A span in minutes, as people are told of it: at least one. */
export const wholeMinutes = (spanMs: number): number => Math.max(1, Math.round(spanMs / minuteMs));
