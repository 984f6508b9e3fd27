import type { KeyScope } from '@forecourt/domain/operator/key-scopes';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import { refuseInvalid } from '../platform/http/problem.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import type { KeyGuard, KeyVariables } from './key-guard.ts';

/** A route whose scopes are said by `keySecurity`. */
interface GuardedRoute {
  readonly method: string;
  readonly security: readonly { readonly apiKey: readonly KeyScope[] }[];
  getRoutingPath(): string;
}

/** From which day on something is asked for. */
export const sinceDay = z.iso
  .date('expected a day such as 2026-11-01')
  .optional()
  .openapi({ description: 'Only those from that day on, in UTC' });

/** Parameters of a program: one that is misspelt is refused, since what it asks for would be answered otherwise. */
export const onlyParameters = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `expected no parameters but ${listOf(Object.keys(shape))}, not ${keys.join(', ')}`
        : undefined,
  });

function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? 'none';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The beginning of routes for programs of operators: each lets in who has a key with its scopes. */
export function operatorRoutes(keyGuard: KeyGuard, guarded: readonly GuardedRoute[]) {
  const routes = new OpenAPIHono<{ Variables: RequestVariables & KeyVariables }>({
    defaultHook: refuseInvalid,
  });
  for (const route of guarded)
    for (const scope of route.security.flatMap(({ apiKey }) => apiKey))
      routes.on(route.method, route.getRoutingPath(), keyGuard.requires(scope));
  return routes;
}
