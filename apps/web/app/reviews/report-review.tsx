interface ReportReviewProps {
  readonly id: string;
  /** Of the form with which one writes another. */
  readonly reviewHref: string;
  /** The model year whose page it stands on, to which it leads back; null or absent of none. */
  readonly year?: number | null;
  /** Whether it was reported just now. */
  readonly isReported: boolean;
}

/** Says that a review should not be shown. */
export function ReportReview({ id, reviewHref, year = null, isReported }: ReportReviewProps) {
  if (isReported)
    return (
      <button type="button" className="review-reported" disabled>
        Reported
      </button>
    );
  return (
    <form method="post" action={reviewHref}>
      <input type="hidden" name="report" value={id} />
      {year !== null && <input type="hidden" name="year" value={year} />}
      <button type="submit" className="ui-link">
        Report
      </button>
    </form>
  );
}
