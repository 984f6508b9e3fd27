import { OpenAPIHono } from '@hono/zod-openapi';
import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { createKeyGuard, type KeyGuard, keyScheme } from './key-guard.ts';
import { keysCommand } from './keys-command.ts';

/** Keys by which programs of operators come in: to routes below `/rest/operator/` of whoever has them. */
export const apiKeys = {
  name: 'api-keys',
  folders: ['/rest/operator/'],
  commands: [keysCommand],
  provide: (parts: MarketParts): { readonly keyGuard: KeyGuard } => ({
    keyGuard: createKeyGuard(parts),
  }),
  routes: () => {
    const routes = new OpenAPIHono();
    routes.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', keyScheme);
    return [routes];
  },
} as const satisfies Capability<MarketParts, RequestFacts>;
