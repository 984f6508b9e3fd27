import { browserDeviceSchema, parseBrowserToken } from '@forecourt/domain/account/browser-device';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import { requireVisitorId } from '../request/asker.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import { forgetDevices } from './devices.ts';
import type { PushCall } from './push-policies.ts';
import type { PushConfig } from './push-settings.ts';
import { registerDevice } from './register-device.ts';
import type { PushSender } from './send-notice.ts';
import { wrongInSubscription } from './wrong-in-subscription.ts';

const path = '/cars-for-sale/consumer-device/browser';

/** The longest token, and what stands around it. */
const maxBytes = 8192;

/** A browser registers once, and again after its subscription changed. */
const registering = { max: 30, windowMs: 600_000 };

const registeredSchema = z
  .object({ pixall_id: z.string().optional() })
  .describe('The name of the browser; empty while it cannot be registered');

const registerRoute = createRoute({
  method: 'post',
  path,
  summary: 'Register this browser for notices',
  description:
    '`browser_token` is the push subscription of the browser as JSON. Registered again under the same `pixall_id`, a browser takes the place of what it was.',
  request: {
    body: { required: true, content: { 'application/json': { schema: browserDeviceSchema } } },
  },
  responses: {
    200: {
      description: 'Registered, or nothing while that cannot be done',
      content: { 'application/json': { schema: registeredSchema } },
    },
    ...bodyRefusals,
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path,
  summary: 'Send this browser no more notices',
  responses: {
    204: { description: 'It is not registered, or not anymore' },
    403: problemAnswer('The page that sends it is of another site'),
    429: bodyRefusals[429],
    503: problemAnswer('It could not be removed now'),
  },
});

const keyRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/consumer-device/key',
  summary: 'The public key that a browser subscribes to notices with',
  responses: {
    200: {
      description: 'Of this marketplace, the same for as long as its database lasts',
      content: { 'application/json': { schema: z.object({ publicKey: z.string() }) } },
    },
  },
});

export type PushParts = MarketParts & {
  readonly config: PushConfig;
  readonly pushSender: PushSender;
};

/** Where browsers say that they want notices, and that they want none. */
export function pushRoutes(parts: PushParts): Routes<PushCall> {
  const { config, database, keyRing, pushSender } = parts;
  const routes: Routes<PushCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const limit = limitRate(parts, 'push', registering, ['POST', 'DELETE']);
  routes.use(path, limit, limitBody(maxBytes));
  routes.openapi(registerRoute, async (context) => {
    const device = context.req.valid('json');
    const token = parseBrowserToken(device.browser_token);
    if ('problem' in token)
      return problem(context, 'invalid_parameter', `browser_token: ${token.problem}`);
    const { subscription } = token;
    const wrong = wrongInSubscription(subscription, config.pushServices);
    if (wrong !== null) return problem(context, 'invalid_parameter', `browser_token: ${wrong}`);
    const { asker } = context.var.facts;
    if (asker.kind === 'bot') return problem(context, 'forbidden', 'Robots get no notices.');
    const visitorId = await requireVisitorId(context, keyRing);
    if (visitorId === null) return problem(context, 'forbidden', 'Nobody is there to tell.');
    const owner = { visitorId, sessionId: asker.kind === 'person' ? asker.sessionId : null };
    const registered = await context.var.calls.attempt(
      'consumer-device',
      () => registerDevice(parts, owner, { ...device, subscription }),
      {},
    );
    return context.json(registered, 200);
  });
  routes.openapi(removeRoute, async (context) => {
    const { asker } = context.var.facts;
    const visitorId = asker.kind === 'bot' ? null : asker.visitorId;
    if (visitorId === null) return context.body(null, 204);
    await context.var.calls.require('consumer-device', () => forgetDevices(database, visitorId));
    return context.body(null, 204);
  });
  routes.openapi(keyRoute, async (context) => {
    const { publicKey } = await pushSender.vapidKeys();
    return context.json({ publicKey }, 200);
  });
  return routes;
}
