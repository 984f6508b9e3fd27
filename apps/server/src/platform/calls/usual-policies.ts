import type { CallPolicy } from './call-runner.ts';

/** Without its answer there is no page. Milliseconds of the specification's calls. */
export const required: CallPolicy = { timeoutMs: 20_000, resetMs: 30_000 };

/** What a page does without when it is late. */
export const optional: CallPolicy = { timeoutMs: 3000, resetMs: 30_000 };

/** Milliseconds that the breaker of a rarely needed call stays open. */
export const longResetMs = 300_000;
