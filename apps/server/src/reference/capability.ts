import type { Brand } from '@forecourt/domain/brand/brand';
import type { ReferenceServices } from '@forecourt/web/reference/services';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import { memoryWithin, rememberVersion, type VersionMemory } from '../platform/version-memory.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { authorMailJobs } from '../reviews/tell-author.ts';
import { crawlRoutes } from './crawl-routes.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { feedbackServices } from './feedback/feedback-services.ts';
import { forgetFeedback } from './feedback/forget-feedback.ts';
import { findModelReference, findModelYearNotes } from './find-model-reference.ts';
import { findMakes, findModelsOf } from './find-models.ts';
import { findRecalls } from './find-safety.ts';
import { modelRoutes } from './model-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { referenceCommand } from './reference-command.ts';
import { type ReferenceCall, referencePolicies } from './reference-policies.ts';
import { type ReferenceConfig, referenceSettings } from './reference-settings.ts';
import { findAuthoredModelReview, tellModelAuthor } from './reviews/author-mails.ts';
import { reviewKeeping } from './reviews/review-keeping.ts';
import { reviewsCommand } from './reviews/reviews-command.ts';

type BaseParts = MarketParts & { readonly config: ReferenceConfig };
type Parts = BaseParts & { readonly modelMemory: VersionMemory };

/** A few for each model, of a few kilobytes. */
const maxModelAnswers = 4000;

/** On the site of an automaker all figures are of its cars alone. */
const memoryOf = ({ makeCode }: Pick<Brand, 'makeCode'>, { modelMemory }: Parts) =>
  makeCode === null ? modelMemory : memoryWithin(modelMemory, makeCode);

/** What is known of a model beside its cars. */
export const reference = {
  name: 'reference',
  settings: referenceSettings,
  policies: referencePolicies,
  commands: [reviewsCommand, referenceCommand],
  provide: ({ engine }: BaseParts): { readonly modelMemory: VersionMemory } => ({
    modelMemory: rememberVersion(() => engine.status.version, maxModelAnswers),
  }),
  keeps: ({ database }: BaseParts) => [reviewKeeping(database)],
  folders: ['/cars-for-sale/kbbresearch/'],
  jobs: ({ database, clock, reference: names, ...parts }: Parts) => ({
    ...authorMailJobs(
      { ...parts, database, originOf: mailedOrigins(parts.config) },
      tellModelAuthor,
      findAuthoredModelReview(names),
    ),
    'forget-feedback': {
      schedule: '20 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetFeedback(database, new Date(clock.now())),
    },
  }),
  routes: (parts: Parts) => [
    crawlRoutes(parts),
    modelRoutes(parts),
    ratingRoutes(parts),
    feedbackRoutes(parts),
  ],
  services: (all: Parts, facts: PageFacts<ReferenceCall>): ReferenceServices => {
    const parts = { ...all, modelMemory: memoryOf(facts.brand, all) };
    return {
      findMakes: () => findMakes(parts, facts),
      findModelsOf: (makeCode) => findModelsOf(parts, facts, makeCode),
      findModelReference: (asked) => findModelReference(parts, facts, asked),
      findModelYearNotes: (of) => findModelYearNotes(parts, facts, of),
      findRecalls: (of) =>
        facts.calls.attempt('model-info', () => findRecalls(parts, facts, of), null),
      ...feedbackServices(parts, facts),
    };
  },
} as const satisfies Capability<Parts, PageFacts<ReferenceCall>>;
