import type { Calls } from '../src/platform/calls/call-runner.ts';

/** Calls without time limits or breakers: what one throws, is thrown. */
export const directCalls: Calls<string> = {
  require: async (_, call) => call(),
  attempt: async (_, call) => call(),
};
