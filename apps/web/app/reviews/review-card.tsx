import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { ReactNode } from 'react';

interface ReviewCardProps {
  readonly review: {
    readonly overall: number;
    readonly title: string;
    readonly text: string;
    readonly authorName: string;
    /** Written for the demo by nobody. */
    readonly isDemo: boolean;
  };
  /** How the author knows what is reviewed. */
  readonly how: string;
  /** `YYYY-MM-DD`, or a moment in ISO 8601. */
  readonly writtenAt: string;
  /** What was said to it, and what can be done with it. */
  readonly children?: ReactNode;
}

/** A review as everybody reads it, in a list of them. */
export function ReviewCard({ review, how, writtenAt, children }: ReviewCardProps) {
  const { overall, title, text, authorName, isDemo } = review;
  return (
    <li className="review-card">
      <p className="ui-rating">
        {overall}.0<span className="ui-visually-hidden"> of 5 stars</span>
      </p>
      <h3>{title}</h3>
      <p className="review-text">{text}</p>
      <p className="review-by">
        {isDemo ? <span className="ui-chip">Demo review</span> : `${authorName} ·`} {how},{' '}
        <time dateTime={writtenAt}>{formatDate(writtenAt.slice(0, 10))}</time>
      </p>
      {children}
    </li>
  );
}
