import { keeperOf } from '@forecourt/domain/account/asker';
import type { SavedServices } from '@forecourt/web/saved/services';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findLikeSaved, findSavedCars } from './find-saved-cars.ts';
import { findSavedChanges } from './find-saved-changes.ts';
import { savedFormRoutes } from './form-routes.ts';
import { savedRoutes } from './routes.ts';
import { forgetRemoved } from './saved-cars.ts';
import { savedKeeping } from './saved-keeping.ts';
import { type SavedCall, savedPolicies } from './saved-policies.ts';
import { type SavedConfig, savedSettings } from './saved-settings.ts';

type Parts = MarketParts & { readonly config: SavedConfig };

/** Cars that a browser, or a person, keeps an eye on. */
export const saved = {
  name: 'saved',
  settings: savedSettings,
  policies: savedPolicies,
  folders: ['/cars-for-sale/saved-listings/'],
  jobs: ({ database, clock }: Parts) => ({
    'forget-removed-cars': {
      schedule: '35 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetRemoved(database, new Date(clock.now())),
    },
  }),
  routes: (parts: Parts) => [savedRoutes(parts), savedFormRoutes(parts)],
  keeps: ({ database }: Parts) => [savedKeeping(database)],
  services: (parts: Parts, facts: PageFacts<SavedCall>): SavedServices => ({
    async findSavedCars(asker) {
      const keeper = keeperOf(asker);
      const max = asker.kind === 'person' ? null : parts.config.savedMax;
      if (keeper === null) return { cars: [], like: [], max };
      const { calls } = facts;
      const cars = await calls.require('saved-cars', () => findSavedCars(parts, keeper));
      const like = await calls.attempt('like-saved', () => findLikeSaved(parts, cars), []);
      return { cars, like, max };
    },
    async findSavedChanges(asker, since) {
      const keeper = keeperOf(asker);
      return keeper === null ? [] : findSavedChanges(parts, facts, keeper, since);
    },
  }),
} as const satisfies Capability<Parts, PageFacts<SavedCall>>;
