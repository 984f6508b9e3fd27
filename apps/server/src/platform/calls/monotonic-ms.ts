/** Milliseconds of a clock that no one sets, and that is the same in all threads. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;
