import { OpenAPIHono } from '@hono/zod-openapi';
import { callPolicies } from '../src/compose/call-policies.ts';
import { createCallRunner } from '../src/platform/calls/call-runner.ts';
import { createLogger } from '../src/platform/logger.ts';
import { type CallVariables, requestCalls } from '../src/request/request-calls.ts';

/** Some routes by themselves, with calls as in the whole. */
export function withCalls(routes: OpenAPIHono<{ Variables: CallVariables }>) {
  const calls = createCallRunner({ policies: callPolicies, onReport() {} });
  return new OpenAPIHono<{ Variables: CallVariables }>()
    .use(requestCalls(calls, createLogger('silent')))
    .route('/', routes);
}
