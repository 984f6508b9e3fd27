import { readAdChoice } from '@forecourt/domain/promotion/ad-choice';
import type { AppContext, Services } from '@forecourt/web/app-context';
import type { AnyCapability } from '../platform/capability.ts';
import { readsOf } from '../platform/database/reads.ts';
import type { PageRequest } from '../request/page-cache/page-request.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { brandEngine } from '../search/brand-engine.ts';
import type { Config } from './config.ts';
import { servicesOf } from './contributions.ts';
import type { Parts } from './parts.ts';

/** What browsers need to know of a network. */
function publicPart(network: Config['adNetwork']) {
  if (network === null) return null;
  const { origins: _origins, ...known } = network;
  return known;
}

/** What pages may ask of all capabilities in one request: on the site of an automaker, of its cars alone. */
export function servicesFor(
  capabilities: readonly AnyCapability[],
  parts: Parts,
  facts: PageFacts,
): object {
  const engine = brandEngine(parts.engine, facts.brand);
  const reads = facts.hasJustWritten ? readsOf(parts.database) : parts.reads;
  return servicesOf(capabilities, { ...parts, engine, reads }, facts);
}

/** Without its secret. */
function googlePart(google: Config['google']) {
  if (google === null) return null;
  const { clientId, scriptUrl, clientSecret } = google;
  return { clientId, scriptUrl, hasButton: clientSecret !== null };
}

/**
 * What the loaders of the pages get for one request.
 *
 * @param surroundings.onAsker called when a loader looks at who asks
 */
export function createAppContext(
  surroundings: {
    readonly parts: Parts;
    readonly capabilities: readonly AnyCapability[];
    readonly onAsker: () => void;
  },
  request: {
    readonly asked: PageRequest;
    readonly nonce: string;
    readonly facts: PageFacts;
    readonly waitMs?: number | undefined;
  },
): AppContext {
  const { parts, capabilities, onAsker } = surroundings;
  const { config, reference } = parts;
  const { asked, nonce, facts, waitMs = 0 } = request;
  const { brand, flags, today } = facts;
  const { pathname } = new URL(asked.url);
  const adChoice = readAdChoice(asked.cookies, asked.optsOut);
  return {
    brand,
    flags,
    reference,
    adNetwork: adChoice === 'yes' ? publicPart(config.adNetwork) : null,
    adChoice: config.adNetwork && adChoice,
    google: googlePart(config.google),
    channel: asked.channel ?? brand.code.toUpperCase(),
    nonce,
    requestId: facts.requestId,
    // The router asks for data alone at the address with this ending.
    isDocument: !pathname.endsWith('.data'),
    isBot: asked.isBot,
    isKnown: asked.isKnown,
    today,
    consumer: facts.asker.kind === 'person' ? facts.asker.consumer : null,
    person: facts.asker.kind === 'person' ? { name: facts.asker.name } : null,
    signInRests: facts.asker.kind === 'visitor' && facts.asker.signInRests === true,
    asker: () => {
      onAsker();
      return facts.asker;
    },
    outsidePages: config.outsidePages,
    hasDemo: config.demoListings > 0,
    origin: facts.origin,
    pathPrefix: facts.pathPrefix,
    remotePhotos: config.remotePhotos,
    filterPause: config.filterDebounceMs,
    patience: config.pagePatienceMs,
    waitMs,
    wallet: facts.money.wallet,
    terms: facts.money.terms,
    services: {
      ...(servicesFor(capabilities, parts, facts) as Omit<
        Services,
        'reportWarning' | 'reportError'
      >),
      reportWarning: (message) => parts.logger.warn(message, { requestId: facts.requestId }),
      reportError: (error) => parts.logger.error(error, facts.requestId),
    },
  };
}
