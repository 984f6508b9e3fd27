import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { HttpVariables } from '../platform/http/security-headers.ts';
import type { RequestFacts } from './request-facts.ts';

/** What a request carries when it reaches the routes of a capability, whose calls have these names. */
export interface RequestVariables<CallName extends string = string> extends HttpVariables {
  calls: Calls<CallName>;
  facts: RequestFacts;
}

/** Routes of a capability whose calls have these names. */
export type Routes<CallName extends string = string> = OpenAPIHono<{
  Variables: RequestVariables<CallName>;
}>;
