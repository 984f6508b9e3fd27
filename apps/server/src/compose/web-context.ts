import type { AppContext } from '@forecourt/web/app-context';
import type { CallRunner } from '../platform/calls/call-runner.ts';
import { today } from '../platform/today.ts';
import { brandFlags, brandOf } from '../request/brand-of.ts';
import type { PageRequest } from '../request/page-cache/page-request.ts';
import { reference } from '../request/reference.ts';
import type { CallName } from './call-policies.ts';
import type { Config } from './config.ts';
import { createServices, type WebDependencies } from './web-services.ts';

/** What browsers need to know of a network. */
function publicPart(network: Config['adNetwork']) {
  if (network === null) return null;
  const { origins: _origins, ...known } = network;
  return known;
}

/** What the loaders of the pages get for one request. */
export function createAppContext(
  dependencies: WebDependencies,
  request: PageRequest & {
    readonly nonce: string;
    readonly requestId: string;
    readonly calls: CallRunner<CallName>;
  },
): AppContext {
  const { config } = dependencies;
  const { calls, requestId } = request;
  const { host, origin, pathname } = new URL(request.url);
  const brand = brandOf(host, config);
  const flags = brandFlags(brand, config);
  const present = today();
  return {
    brand,
    flags,
    reference,
    adNetwork: request.optsOut ? null : publicPart(config.adNetwork),
    channel: request.channel ?? brand.code.toUpperCase(),
    nonce: request.nonce,
    requestId,
    // The router asks for data alone at the address with this ending.
    isDocument: !pathname.endsWith('.data'),
    isBot: request.isBot,
    today: present,
    // Without accounts everybody is a visitor.
    consumer: null,
    outsidePages: config.outsidePages,
    origin,
    remotePhotos: config.remotePhotos,
    filterPause: config.filterDebounceMs,
    services: createServices(dependencies, { brand, flags, calls, today: present, requestId }),
  };
}
