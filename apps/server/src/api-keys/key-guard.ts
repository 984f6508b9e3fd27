import type { KeyScope } from '@forecourt/domain/operator/key-scopes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../platform/database/database.ts';
import { problem } from '../platform/http/problem.ts';
import { problemAnswer } from '../platform/http/problem-answer.ts';
import { refuseTooOften } from '../platform/limits/limit-rate.ts';
import { createSharedLimiter, type SharedLimiter } from '../platform/limits/shared-limiter.ts';
import type { MarketParts } from '../request/parts.ts';
import { hashOf, isKeyText } from './key-text.ts';
import type { ApiKey } from './keys.ts';
import { apiKeys } from './tables.ts';

type Parts = Pick<MarketParts, 'database' | 'keyRing' | 'clock'>;

/** Who a request is from, once its key was looked at: under this the audit log has it. */
export interface KeyVariables {
  readonly keyName: string;
}

/** Lets programs with a key in. */
export interface KeyGuard {
  /** Whether a request has a key with the scope. @returns its name, or how it is refused */
  check(context: Context, scope: KeyScope): Promise<string | Response>;
  /** Refuses requests without such a key. */
  requires(scope: KeyScope): MiddlewareHandler<{ Variables: KeyVariables }>;
}

/** What the audit log has before the name of a key. */
export const keyActor = 'key ';

const minuteMs = 60_000;

/** What a route that wants a key says of it in the document of the interface. */
export const keySecurity = (scope: KeyScope) => [{ apiKey: [scope] }];

/** How keys are sent, for the document of the interface. */
export const keyScheme = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A key of the console, “API keys”, or of `forecourt keys make`. Each call names the scope that it needs.',
} as const;

/** How a request with the wrong key, or none, is answered. */
export const keyRefusals = {
  401: problemAnswer('There is no key, or it is good no more'),
  403: problemAnswer('The key has not the scope that this needs'),
  429: problemAnswer('The key asks more often than it may; `Retry-After` tells when again'),
};

export function createKeyGuard(parts: Parts): KeyGuard {
  const { database, clock } = parts;
  const limiters = new Map<number, SharedLimiter>();
  const limiterOf = (max: number) => {
    const known = limiters.get(max);
    const limiter = known ?? createSharedLimiter(parts, `key-${max}`, { max, windowMs: minuteMs });
    limiters.set(max, limiter);
    return limiter;
  };
  const check: KeyGuard['check'] = async (context, scope) => {
    const key = await findKey(database, context.req.header('Authorization'), clock.now());
    if (typeof key === 'string') {
      context.header('WWW-Authenticate', 'Bearer realm="forecourt"');
      return problem(context, 'unauthorized', key);
    }
    if (!key.scopes.includes(scope)) {
      context.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
      return problem(context, 'forbidden', `The key “${key.name}” has not the scope ${scope}.`);
    }
    const waitMs = await limiterOf(key.perMinute).admit(key.id);
    if (waitMs > 0) return refuseTooOften(context, waitMs);
    await noteUse(database, key, clock.now());
    return key.name;
  };
  return {
    check,
    requires: (scope) => async (context, next) => {
      const found = await check(context, scope);
      if (typeof found !== 'string') return found;
      context.set('keyName', keyActor + found);
      context.header('Cache-Control', 'no-store');
      return next();
    },
  };
}

/** @returns the key that was sent, or why it is none */
async function findKey(
  database: Database,
  header: string | undefined,
  now: number,
): Promise<ApiKey | string> {
  const text = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (text === undefined) return 'Authorization: expected Bearer and a key of the console.';
  if (!isKeyText(text)) return 'Authorization: this is no key of a marketplace.';
  const [key] = await database
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hashOf(text)), isNull(apiKeys.revokedAt)));
  if (!key) return 'The key is unknown, or was revoked.';
  if (key.expiresAt !== null && key.expiresAt.getTime() <= now)
    return `The key “${key.name}” was good until ${key.expiresAt.toISOString()}.`;
  return key;
}

/** To the minute: a statement for every request would be for nobody. */
async function noteUse(database: Database, { id, usedAt }: ApiKey, now: number): Promise<void> {
  if (usedAt !== null && now - usedAt.getTime() < minuteMs) return;
  await database
    .update(apiKeys)
    .set({ usedAt: new Date(now) })
    .where(eq(apiKeys.id, id));
}
