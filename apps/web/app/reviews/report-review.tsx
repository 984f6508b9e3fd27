interface ReportReviewProps {
  readonly id: string;
  /** Of the form with which one writes another. */
  readonly reviewHref: string;
}

/** Says that a review should not be shown. */
export function ReportReview({ id, reviewHref }: ReportReviewProps) {
  return (
    <form method="post" action={reviewHref}>
      <input type="hidden" name="report" value={id} />
      <button type="submit" className="ui-link">
        Report
      </button>
    </form>
  );
}
