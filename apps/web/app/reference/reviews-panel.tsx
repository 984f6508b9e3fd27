import {
  type ModelReviews,
  minReviews,
  type PublishedReview,
} from '@forecourt/domain/reference/review-words';
import { overallRating, overallRatingName } from '@forecourt/domain/vehicle/overall-rating';
import { CategoryBars, StarBars } from '../reviews/rating-bars.tsx';
import { ReportNews } from '../reviews/report-news.tsx';
import type { ToldReport } from '../reviews/report-outcome.ts';
import { ReportReview } from '../reviews/report-review.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { ResearchData } from './research-data.ts';

interface ReviewsPanelProps {
  readonly data: ResearchData;
  /** What came of reporting one, after which the page opens here. */
  readonly report?: ToldReport | null;
}

/** What people think of a model. */
export function ReviewsPanel({ data, report = null }: ReviewsPanelProps) {
  const { reviews, name, reviewHref } = data;
  if (reviews === null) return <p>Reviews cannot be had just now. Please try again soon.</p>;
  const { numberOfReviews } = reviews.consumer;
  return (
    <>
      {report && (
        <p className="ui-lead" role="status">
          <ReportNews report={report} path={data.path} />
        </p>
      )}
      <p className="reference-note">Written by people who own or drove one. Nobody is paid.</p>
      {numberOfReviews < minReviews ? (
        <p className="reference-note">
          {numberOfReviews === 0
            ? `Nobody has reviewed the ${name} here yet.`
            : `${numberOfReviews} of the ${minReviews} reviews that averages need.`}
        </p>
      ) : (
        <Averages reviews={reviews} />
      )}
      {reviews.newest.length > 0 && (
        <ul className="review-list">
          {reviews.newest.map((review) => (
            <Review
              key={review.id}
              data={data}
              review={review}
              isReported={report?.review === review.id}
            />
          ))}
        </ul>
      )}
      <PageLink className="ui-button ui-button-secondary review-write" to={reviewHref}>
        Write a review
      </PageLink>
    </>
  );
}

function Averages({ reviews: { consumer, distribution } }: { readonly reviews: ModelReviews }) {
  return (
    <div className="review-averages">
      <div>
        <p className="review-overall">
          <b>{overallRating(consumer)?.toFixed(1)}</b> of 5
        </p>
        <p className="reference-note">
          {overallRatingName}
          <br />
          {consumer.numberOfReviews} reviews
        </p>
        <StarBars distribution={distribution} />
      </div>
      <CategoryBars
        categories={consumer.ratings.filter(({ name }) => name !== overallRatingName)}
      />
    </div>
  );
}

interface ReviewProps {
  readonly data: ResearchData;
  readonly review: PublishedReview;
  readonly isReported: boolean;
}

function Review({ data: { reviewHref, askedYear }, review, isReported }: ReviewProps) {
  const { id, year, relation, isVerified, isDemo, writtenOn } = review;
  const how = `${relation === 'own' ? 'owner' : 'driver'} of a ${year}${isVerified ? ', by a VIN of that make and year' : ''}`;
  return (
    <ReviewCard review={review} how={how} writtenAt={writtenOn}>
      {!isDemo && (
        <ReportReview id={id} reviewHref={reviewHref} isReported={isReported} year={askedYear} />
      )}
    </ReviewCard>
  );
}
