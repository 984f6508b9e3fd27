import {
  dealerReviewLimits,
  type DealerReviews as Reviews,
} from '@forecourt/domain/dealer/dealer-review-words';
import { CategoryBars, StarBars } from '../reviews/rating-bars.tsx';
import { ReportNews } from '../reviews/report-news.tsx';
import type { ToldReport } from '../reviews/report-outcome.ts';
import { ReportReview } from '../reviews/report-review.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { DealerReviewCard } from './dealer-review-card.tsx';

interface DealerReviewsProps {
  /** Null where they cannot be told now. */
  readonly reviews: Reviews | null;
  /** What the dealer is called. */
  readonly name: string;
  readonly brandName: string;
  /** Of the form. */
  readonly reviewHref: string;
  /** Of this page with all of them. */
  readonly allHref: string;
  /** What came of reporting one, after which the page opens here. */
  readonly report: ToldReport | null;
  /** Of the dealer's page. */
  readonly path: string;
}

/**
 * What those who asked a dealer here think of it, and what it says to that, below a heading that is
 * `reviews-heading`.
 */
export function DealerReviews(props: DealerReviewsProps) {
  const { reviews, name, brandName, reviewHref, allHref, report, path } = props;
  const { min } = dealerReviewLimits;
  return (
    <>
      <div className="dealer-reviews-head">
        <div>
          <h2 id="reviews-heading">{headingOf(reviews, brandName)}</h2>
          <p>
            Only from people who asked {name} about a car here. Each is read before it is shown. The
            dealer can answer, not remove.
          </p>
        </div>
        <PageLink className="ui-button ui-button-secondary" to={reviewHref}>
          Write a review
        </PageLink>
      </div>
      {report !== null && (
        <p className="dealer-reviews-said" role="status">
          <ReportNews report={report} path={path} />
        </p>
      )}
      {reviews === null && <p>They cannot be had just now. Please try again soon.</p>}
      {reviews !== null && reviews.count > 0 && (
        <div className="dealer-reviews">
          {reviews.average === null ? (
            <p className="dealer-reviews-few">
              {reviews.count} of the {min} reviews that an average needs.
            </p>
          ) : (
            <Averages reviews={reviews} average={reviews.average} />
          )}
          <div>
            <ul className="review-list">
              {reviews.newest.map((review) => (
                <DealerReviewCard key={review.id} review={review} dealer={name}>
                  {!review.isDemo && (
                    <ReportReview
                      id={review.id}
                      reviewHref={reviewHref}
                      isReported={report?.review === review.id}
                    />
                  )}
                </DealerReviewCard>
              ))}
            </ul>
            {reviews.count > reviews.newest.length && (
              <PageLink className="ui-button ui-button-secondary review-write" to={allHref}>
                {reviews.count > dealerReviewLimits.all
                  ? `Show the newest ${dealerReviewLimits.all}`
                  : `Show all ${reviews.count}`}
              </PageLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function headingOf(reviews: Reviews | null, brandName: string): string {
  if (reviews === null) return `Reviews by shoppers of ${brandName}`;
  if (reviews.count === 0) return `No shopper of ${brandName} has reviewed it yet`;
  const counted = reviews.count === 1 ? '1 review' : `${reviews.count} reviews`;
  return `${counted} by shoppers of ${brandName}`;
}

function Averages({
  reviews: { distribution, categories },
  average,
}: {
  readonly reviews: Reviews;
  readonly average: number;
}) {
  return (
    <div>
      <p className="review-overall">
        <b>{average.toFixed(1)}</b> of 5, past {dealerReviewLimits.months} months
      </p>
      <StarBars distribution={distribution} />
      {categories.length > 0 && <CategoryBars categories={categories} />}
    </div>
  );
}
