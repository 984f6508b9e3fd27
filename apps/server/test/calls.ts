import { OpenAPIHono } from '@hono/zod-openapi';
import { capabilities } from '../src/compose/capabilities.ts';
import { parseConfig } from '../src/compose/config.ts';
import { contributedBy } from '../src/compose/contributions.ts';
import { createCallRunner } from '../src/platform/calls/call-runner.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createLogger } from '../src/platform/logger.ts';
import { ringOf } from '../src/platform/secrets/key-ring.ts';
import { nobodySignedIn } from '../src/request/asker.ts';
import { createFlagBoard } from '../src/request/flags/flag-board.ts';
import { reference } from '../src/request/reference.ts';
import { type CallVariables, requestCalls } from '../src/request/request-calls.ts';
import type { RequestVariables } from '../src/request/request-variables.ts';
import { withFacts } from '../src/request/with-facts.ts';
import { readFinanceTables } from '../src/wallet/read-finance-data.ts';

type Env = { Variables: RequestVariables & CallVariables };

/** The calls of the whole, for which a busy machine may take its time. */
const policies = Object.fromEntries(
  Object.entries(contributedBy(capabilities).policies).map(([name, policy]) => [
    name,
    { ...policy, timeoutMs: 60_000 },
  ]),
);

/** Some routes by themselves, with calls and facts as in the whole. */
export function withCalls(routes: OpenAPIHono<{ Variables: RequestVariables }>) {
  const calls = createCallRunner<string>({ policies, onReport() {} });
  const config = parseConfig({});
  return new OpenAPIHono<Env>()
    .use(requestCalls(calls, createLogger('silent')))
    .use(
      withFacts({
        config,
        flags: createFlagBoard(config),
        reference,
        clock: systemClock,
        keyRing: ringOf('the key of tests'),
        readSession: nobodySignedIn,
        financeTables: readFinanceTables(null),
      }),
    )
    .route('/', routes);
}
