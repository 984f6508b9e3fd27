import type { Calls } from '../platform/calls/call-runner.ts';
import type { RequestFacts } from './request-facts.ts';

/** What the services of pages know of the request that they serve; each call is under its policy. */
export interface PageFacts<CallName extends string = string> extends RequestFacts {
  readonly calls: Calls<CallName>;
  readonly requestId: string;
}
