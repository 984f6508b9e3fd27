import { accountPaths } from '@forecourt/domain/account/sign-in';
import { dealerPath, dealerReviewPath } from '@forecourt/domain/dealer/dealer-path';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { modelReviewPath, researchPath } from '@forecourt/domain/reference/research-address';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Services } from '../app-context.ts';
import type { OwnDealerReview } from '../dealer-reviews/services.ts';
import type { WrittenReview } from '../reference/services.ts';
import { PageLink } from '../ui/page-link.tsx';
import { AccountForm } from './account-form.tsx';

/** A review as its author's page shows it. */
interface ShownReview {
  readonly id: string;
  /** How it is deleted. */
  readonly act: 'delete-review' | 'delete-dealer-review';
  /** `2020 Toyota Camry`, or a dealer. */
  readonly about: string;
  /** Of the page about that. */
  readonly path: string;
  /** Of the form that takes another one in its place. */
  readonly formPath: string;
  readonly title: string;
  readonly state: ReviewState;
  readonly rejectedBecause: string | null;
  readonly writtenOn: string;
}

function toShownDealerReview({ ownerId, dealer, ...review }: OwnDealerReview): ShownReview {
  const path = dealerPath({ id: ownerId, name: dealer });
  return {
    ...review,
    act: 'delete-dealer-review',
    path,
    about: dealer,
    formPath: dealerReviewPath(path),
  };
}

function toShownReview(
  { modelCode, year, ...review }: WrittenReview,
  reference: VehicleReference,
): ShownReview {
  return {
    ...review,
    act: 'delete-review',
    about: `${year} ${modelName(modelCode, reference)}`,
    path: researchPath(modelCode, year, reference),
    formPath: modelReviewPath(modelCode, year, reference),
  };
}

/** All that the person wrote; null where that cannot be told. */
export async function findOwnReviews(
  services: Pick<Services, 'findWrittenReviews' | 'findOwnDealerReviews'>,
  reference: VehicleReference,
): Promise<readonly ShownReview[] | null> {
  const [ofModels, ofDealers] = await Promise.all([
    services.findWrittenReviews(),
    services.findOwnDealerReviews(),
  ]);
  if (ofModels === null || ofDealers === null) return null;
  return [
    ...ofModels.map((review) => toShownReview(review, reference)),
    ...ofDealers.map(toShownDealerReview),
  ];
}

const stateWords: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting to be read',
  approved: 'Shown to everybody',
  rejected: 'Not shown',
};

/** `Not shown: it is about a dealer`. */
function stateOf({ state, rejectedBecause }: ShownReview): string {
  if (state !== 'rejected') return stateWords[state];
  return `${stateWords.rejected}: ${rejectedBecause ?? 'no reason was told'}`;
}

interface ReviewListProps {
  /** Null where they cannot be told now. */
  readonly reviews: readonly ShownReview[] | null;
  /** Whether one was deleted just before. */
  readonly isDeleted: boolean;
}

/** What the person wrote of models and dealers and what became of it; nothing of who wrote none. */
export function ReviewList({ reviews, isDeleted }: ReviewListProps) {
  if (reviews?.length === 0 && !isDeleted) return null;
  return (
    <section id="reviews" className="account-section" aria-labelledby="reviews-heading">
      <div className="account-head">
        <div>
          <h2 id="reviews-heading">Your reviews</h2>
          <p>
            {reviews === null
              ? 'They cannot be had just now. Please try again soon.'
              : 'Each is read before everybody sees it.'}
          </p>
        </div>
      </div>
      {reviews !== null && reviews.length > 0 && (
        <ul className="account-rows">
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      <p role="status" className="account-news">
        {isDeleted && 'Your review is deleted.'}
      </p>
    </section>
  );
}

function Review({ review }: { readonly review: ShownReview }) {
  const { id, act, about, path, formPath, title, writtenOn } = review;
  return (
    <li className="account-review">
      <span>
        <b>{title}</b>
        <small>
          <PageLink className="ui-link" to={path}>
            {about}
          </PageLink>
          , written {writtenOn}
        </small>
        <small>{stateOf(review)}</small>
      </span>
      <PageLink
        className="ui-button ui-button-secondary"
        to={formPath}
        aria-label={`Write anew: your review of ${about}`}
      >
        Write anew
      </PageLink>
      <details>
        <summary
          className="ui-button ui-button-secondary"
          aria-label={`Delete your review of ${about}`}
        >
          Delete
        </summary>
        <AccountForm outcome={undefined} action={`${accountPaths.account}#reviews`}>
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="review" value={id} />
          <p>It is removed for everybody, and cannot be had back.</p>
          <div>
            <button type="submit" className="ui-button ui-button-secondary">
              Delete review
            </button>
          </div>
        </AccountForm>
      </details>
    </li>
  );
}
