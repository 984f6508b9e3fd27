import { formatDate } from '@forecourt/domain/calendar/format-date';
import {
  type ModelReviews,
  minReviews,
  type PublishedReview,
  stars,
} from '@forecourt/domain/reference/review-words';
import { overallRating, overallRatingName } from '@forecourt/domain/vehicle/overall-rating';
import { PageLink } from '../ui/page-link.tsx';
import type { ResearchData } from './research-data.ts';

interface ReviewsPanelProps {
  readonly data: ResearchData;
  /** What came of reporting one, after which the page opens here. */
  readonly report?: string | null;
}

/** What people think of a model. */
export function ReviewsPanel({ data, report }: ReviewsPanelProps) {
  const { reviews, name, reviewHref } = data;
  if (reviews === null) return <p>Reviews cannot be had just now. Please try again soon.</p>;
  const { numberOfReviews } = reviews.consumer;
  return (
    <>
      {report && (
        <p className="ui-lead" role="status">
          {report}
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
        <ul className="reference-reviews">
          {reviews.newest.map((review) => (
            <Review key={review.id} review={review} reviewHref={reviewHref} />
          ))}
        </ul>
      )}
      <PageLink className="ui-button ui-button-secondary reference-write" to={reviewHref}>
        Write a review
      </PageLink>
    </>
  );
}

function Averages({ reviews: { consumer, distribution } }: { readonly reviews: ModelReviews }) {
  const most = Math.max(1, ...distribution);
  return (
    <div className="reference-averages">
      <div>
        <p className="reference-overall">
          <b>{overallRating(consumer)?.toFixed(1)}</b> of 5
        </p>
        <p className="reference-note">
          {overallRatingName}
          <br />
          {consumer.numberOfReviews} reviews
        </p>
        <table className="reference-bars" aria-label="How many gave how many stars">
          <tbody>
            {stars.map((star, at) => (
              <Bar
                key={star}
                label={star === 1 ? '1 star' : `${star} stars`}
                share={(distribution[at] ?? 0) / most}
                value={String(distribution[at] ?? 0)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <table className="reference-bars" aria-label="Averages by category">
        <tbody>
          {consumer.ratings
            .filter(({ name }) => name !== overallRatingName)
            .map(({ name, value }) => (
              <Bar key={name} label={name} share={value / 5} value={value.toFixed(1)} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface BarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly value: string;
}

function Bar({ label, share, value }: BarProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="reference-bar-track" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </td>
      <td>{value}</td>
    </tr>
  );
}

function Review({
  review,
  reviewHref,
}: {
  readonly review: PublishedReview;
  readonly reviewHref: string;
}) {
  const { id, overall, title, text, year, authorName, relation, isVerified, isDemo } = review;
  return (
    <li>
      <p className="ui-rating">
        {overall}.0<span className="ui-visually-hidden"> of 5 stars</span>
      </p>
      <h3>{title}</h3>
      <p className="reference-review-text">{text}</p>
      <p className="reference-note">
        {isDemo && <span className="ui-chip">Demo review</span>}{' '}
        {relation === 'own' ? 'Owner' : 'Driver'} of a {year}
        {isVerified && ', VIN checked'}
        {!isDemo && ` · ${authorName}`} ·{' '}
        <time dateTime={review.writtenOn}>{formatDate(review.writtenOn)}</time>
      </p>
      {!isDemo && (
        <form method="post" action={reviewHref}>
          <input type="hidden" name="report" value={id} />
          <button type="submit" className="ui-link">
            Report
          </button>
        </form>
      )}
    </li>
  );
}
