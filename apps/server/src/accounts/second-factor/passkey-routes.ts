import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { limitBody } from '../../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../../platform/http/problem-answer.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { RequestVariables, Routes } from '../../request/request-variables.ts';
import type { ProvidedAccounts } from '../account-parts.ts';
import type { AccountCall } from '../account-policies.ts';
import { toAccountRequest } from '../account-request.ts';
import { leadsTo } from '../answer-fields.ts';
import { setCookies } from '../welcome.ts';
import {
  addPasskey,
  beginAdding,
  beginSigningIn,
  cannotAdd,
  type PasskeyChallenge,
  signInWithPasskey,
} from './passkeys.ts';

const folder = '/account/passkeys';

/** What a key says of itself, with room to spare. */
const maxBytes = 16_384;

/** A person tries a few times; a household shares an address. */
const tries = { max: 60, windowMs: 600_000 };

const responseSchema = z.record(z.string(), z.unknown()).openapi({
  description: 'What the browser answered, as WebAuthn writes it in JSON',
});

const beginning = {
  200: {
    description: 'What the browser is asked to do, as WebAuthn writes it in JSON',
    content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
  },
  403: problemAnswer(
    'Nobody signed in lately, who did has to show a second factor first, or the page that sends it is of another site',
  ),
  429: bodyRefusals[429],
};

const addBeginRoute = createRoute({
  method: 'post',
  path: `${folder}/add/begin`,
  summary: 'Begin to add a passkey to the account of who is signed in',
  responses: beginning,
});

const addRoute = createRoute({
  method: 'post',
  path: `${folder}/add`,
  summary: 'Add the passkey that the browser made',
  request: { body: bodyOf(z.object({ response: responseSchema })) },
  responses: { 204: { description: 'Added' }, ...bodyRefusals },
});

const signInBeginRoute = createRoute({
  method: 'post',
  path: `${folder}/sign-in/begin`,
  summary: 'Begin to sign in with a passkey',
  responses: beginning,
});

const signInRoute = createRoute({
  method: 'post',
  path: `${folder}/sign-in`,
  summary: 'Sign in with what a passkey signed',
  request: {
    body: bodyOf(z.object({ response: responseSchema, refUrl: z.string().max(4096).optional() })),
  },
  responses: {
    200: {
      description: 'Signed in; where that leads',
      content: { 'application/json': { schema: z.object({ href: z.string() }) } },
    },
    ...bodyRefusals,
  },
});

function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

type PasskeyContext = Context<{ Variables: RequestVariables<AccountCall> }>;

/** What scripts ask for, to make a passkey and to sign in with one. */
export function passkeyRoutes(parts: MarketParts & ProvidedAccounts): Routes<AccountCall> {
  const routes: Routes<AccountCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const limit = limitRate(parts, 'passkeys', tries);
  routes.use(`${folder}/*`, limit, limitBody(maxBytes));
  const of = ({ req, var: { facts, calls, requestId } }: PasskeyContext) =>
    toAccountRequest(parts, { ...facts, calls, requestId }, req.raw.headers);
  routes.openapi(addBeginRoute, async (context) =>
    answer(context, await beginAdding(await of(context))),
  );
  routes.openapi(signInBeginRoute, async (context) =>
    answer(context, await beginSigningIn(await of(context))),
  );
  routes.openapi(addRoute, async (context) => {
    const added = await addPasskey(await of(context), context.req.valid('json').response);
    return added.status === 'DONE' ? context.body(null, 204) : refused(context, added);
  });
  routes.openapi(signInRoute, async (context) => {
    const { response, refUrl } = context.req.valid('json');
    const request = await of(context);
    const entered = await signInWithPasskey(request, response);
    if (entered.status !== 'SIGNED_IN') return refused(context, entered);
    setCookies(context, entered.cookies);
    return context.json({ href: leadsTo(request, refUrl) }, 200);
  });
  return routes;
}

function answer(context: PasskeyContext, challenge: PasskeyChallenge | string) {
  if (typeof challenge === 'string') return problem(context, 'forbidden', challenge);
  setCookies(context, challenge.cookies);
  return context.json(challenge.options, 200);
}

const refused = (context: PasskeyContext, refusal: object) =>
  problem(context, 'forbidden', 'sentence' in refusal ? String(refusal.sentence) : cannotAdd);
