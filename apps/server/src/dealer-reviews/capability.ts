import { keeperOf } from '@forecourt/domain/account/asker';
import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import type { DealerReviewServices } from '@forecourt/web/dealer-reviews/services';
import type { Capability } from '../platform/capability.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { deleteOwnReview } from '../reviews/own-reviews.ts';
import { reportReview } from '../reviews/reports.ts';
import { authorMailJobs } from '../reviews/tell-author.ts';
import { findAuthoredDealerReview, tellDealerAuthor } from './author-mails.ts';
import { dealerReviewKeeping } from './dealer-review-keeping.ts';
import { type DealerReviewCall, dealerReviewPolicies } from './dealer-review-policies.ts';
import { dealerReviewsCommand } from './dealer-reviews-command.ts';
import { findAskedCars } from './find-asked-cars.ts';
import { findDealerReviewBefore, findOwnDealerReviews } from './own-dealer-reviews.ts';
import { readDealerReviews } from './read-dealer-reviews.ts';
import { dealerReviewRoutes } from './routes.ts';
import { dealerReviews, reportedDealerReviews } from './tables.ts';
import { reviewMailJobs } from './tell-staff.ts';
import { writeDealerReview } from './write-dealer-review.ts';

/** What shoppers say of the dealers that they asked here, and what those say to it. */
export const dealerReviewing = {
  name: 'dealer-reviews',
  policies: dealerReviewPolicies,
  commands: [dealerReviewsCommand],
  jobs: (parts: MarketParts) => {
    const mailing = { ...parts, originOf: mailedOrigins(parts.config) };
    return {
      ...reviewMailJobs(mailing),
      ...authorMailJobs(mailing, tellDealerAuthor, findAuthoredDealerReview),
    };
  },
  keeps: ({ database }: MarketParts) => [dealerReviewKeeping(database)],
  routes: (parts: MarketParts) => [dealerReviewRoutes(parts)],
  services: (
    { database, reads }: MarketParts,
    facts: PageFacts<DealerReviewCall>,
  ): DealerReviewServices => {
    const { asker, calls, now } = facts;
    const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
    const email = asker.kind === 'person' ? asker.consumer.email : null;
    return {
      findDealerReviews: (ownerId, isAll) =>
        calls.attempt(
          'dealer-reviews',
          () =>
            reads.read((from) => {
              const shown = isAll ? dealerReviewLimits.all : dealerReviewLimits.shown;
              return readDealerReviews(from, ownerId, { shown, now });
            }),
          null,
        ),
      findAskedCars: async (ownerId) =>
        email === null
          ? []
          : calls.attempt(
              'dealer-review-form',
              () => findAskedCars(database, ownerId, email),
              null,
            ),
      writeDealerReview: (ownerId, fields) =>
        calls.require('dealer-review-form', () =>
          writeDealerReview(database, facts, ownerId, fields),
        ),
      findOwnDealerReviews: async () =>
        keeper === null
          ? []
          : calls.attempt('dealer-review-form', () => findOwnDealerReviews(database, keeper), null),
      findDealerReviewBefore: async (ownerId, cars) =>
        keeper === null
          ? null
          : calls.attempt(
              'dealer-review-form',
              () => findDealerReviewBefore(database, { keeper, ownerId, cars }),
              null,
            ),
      reportDealerReview: (id) =>
        calls.require('dealer-review-form', () =>
          reportReview(database, reportedDealerReviews, id, { keeper: keeperOf(asker), now }),
        ),
      deleteDealerReview: async (id) =>
        keeper !== null &&
        calls.require('dealer-review-form', () =>
          deleteOwnReview(database, dealerReviews, { keeper, id }),
        ),
    };
  },
} as const satisfies Capability<MarketParts, PageFacts<DealerReviewCall>>;
