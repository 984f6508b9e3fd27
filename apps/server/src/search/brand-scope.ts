import { AsyncLocalStorage } from 'node:async_hooks';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../request/request-variables.ts';
import { brandEngine } from './brand-engine.ts';

/** What routes ask, and what stands before them so that they ask it for their request's brand. */
interface BrandScope {
  readonly engine: SearchReader;
  readonly middleware: MiddlewareHandler<{ Variables: RequestVariables }>;
}

/**
 * The engine as the brand of the request under way sees it, whichever route asks: none can forget to. Outside of
 * requests it is the whole one.
 */
export function scopeToBrand(whole: SearchReader): BrandScope {
  const engines = new AsyncLocalStorage<SearchReader>();
  const own = () => engines.getStore() ?? whole;
  return {
    middleware: (context, next) => engines.run(brandEngine(whole, context.var.facts.brand), next),
    engine: {
      search: (request) => own().search(request),
      count: (filter) => own().count(filter),
      findInRotation: (filter, turns) => own().findInRotation(filter, turns),
      findById: (id) => own().findById(id),
      findByVin: (vin) => own().findByVin(vin),
      findOwner: (id) => own().findOwner(id),
      ownersIn: (filter, area) => own().ownersIn(filter, area),
      get status() {
        return whole.status;
      },
    },
  };
}
