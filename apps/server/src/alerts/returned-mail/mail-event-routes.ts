import { alertApi } from '@forecourt/domain/alert/alert-paths';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../../platform/database/database.ts';
import { limitBody } from '../../platform/http/limit-bodies.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../../platform/http/problem-answer.ts';
import type { Secret } from '../../platform/secrets/secret-file.ts';
import type { Routes } from '../../request/request-variables.ts';
import type { AlertCall } from '../alert-policies.ts';
import { stopAddress } from './stop-address.ts';

const maxBytes = 65_536;

const eventSchema = z.object({
  type: z.string().max(100).openapi({ description: 'email.bounced and email.complained count' }),
  data: z.object({ to: z.array(z.email()).min(1).max(100) }),
});

const eventsRoute = createRoute({
  method: 'post',
  path: `${alertApi}/mail-events`,
  summary: 'Take what the service that delivers mails tells of bounces and complaints',
  request: {
    headers: z.object({
      'webhook-id': z.string(),
      'webhook-timestamp': z.string(),
      'webhook-signature': z.string(),
    }),
    body: { required: true, content: { 'application/json': { schema: eventSchema } } },
  },
  responses: {
    204: { description: 'Taken; again changes nothing' },
    ...bodyRefusals,
    404: problemAnswer('None are taken here'),
  },
});

const reasons: Readonly<Record<string, 'bounce' | 'complaint'>> = {
  'email.bounced': 'bounce',
  'email.complained': 'complaint',
};

/** What the service that delivers mails tells, signed with the operator's secret. */
export function mailEventRoutes(
  database: Database,
  secrets: Secret<readonly string[]> | null,
): Routes<AlertCall> {
  const routes: Routes<AlertCall> = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(eventsRoute);
  routes.post(eventsRoute.getRoutingPath(), limitBody(maxBytes), async (context) => {
    if (secrets === null) return problem(context, 'not_found', 'No events are taken here.');
    // Signed is what was sent, to the letter.
    const body = await context.req.text();
    const headers = context.req.header();
    if (!secrets().some((secret) => isSigned(body, headers, secret)))
      return problem(
        context,
        'forbidden',
        'webhook-signature: expected one of MAIL_EVENTS_SECRET.',
      );
    const parsed = eventSchema.safeParse(parseJson(body));
    if (!parsed.success) return refuse(context, parsed.error);
    const reason = reasons[parsed.data.type];
    if (reason !== undefined)
      for (const email of parsed.data.data.to)
        await context.var.calls.require('alerts', () => stopAddress(database, { email, reason }));
    return context.body(null, 204);
  });
  return routes;
}

function isSigned(body: string, headers: Record<string, string>, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
