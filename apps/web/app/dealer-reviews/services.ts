import type { DealerReviews } from '@forecourt/domain/dealer/dealer-review-words';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import type { ReportOutcome } from '../reviews/report-outcome.ts';
import type { ReviewBefore } from '../reviews/review-before.ts';

/** A car that somebody asked a dealer about, and by what. */
export interface ReviewableCar {
  /** Id of what was asked. */
  readonly lead: string;
  /** `2020 Honda CR-V EX`. */
  readonly name: string;
}

/** What came of a review: kept for a decision, or why not. */
export type DealerReviewAnswer =
  | { readonly status: 'KEPT' }
  | { readonly status: 'SIGN_IN' }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> };

/** A review of a dealer as its author sees it. */
export interface OwnDealerReview {
  readonly id: string;
  readonly ownerId: number;
  readonly dealer: string;
  readonly title: string;
  readonly state: ReviewState;
  /** Why it is not shown; null where nobody said, and of any other. */
  readonly rejectedBecause: string | null;
  /** `November 3, 2026`. */
  readonly writtenOn: string;
}

/** What pages about dealers and their reviews ask of the server. */
export interface DealerReviewServices {
  /** What people think of a dealer, with some or many of the newest; null when that cannot be told. */
  findDealerReviews(ownerId: number, isAll: boolean): Promise<DealerReviews | null>;
  /** Cars that the person who asks asked the dealer about; null when they cannot be told. */
  findAskedCars(ownerId: number): Promise<readonly ReviewableCar[] | null>;
  writeDealerReview(
    ownerId: number,
    fields: Readonly<Record<string, string>>,
  ): Promise<DealerReviewAnswer>;
  /** Those of the person who asks, the latest first; null when they cannot be told. */
  findOwnDealerReviews(): Promise<readonly OwnDealerReview[] | null>;
  /**
   * What the person who asks wrote of a dealer; null where they did not.
   *
   * @param cars that they asked it about
   */
  findDealerReviewBefore(
    ownerId: number,
    cars: readonly ReviewableCar[],
  ): Promise<ReviewBefore | null>;
  /** Notes that somebody thinks a review should not be shown. */
  reportDealerReview(id: string): Promise<ReportOutcome>;
  /** Removes a review of the person who asks. @returns false where it is none of theirs */
  deleteDealerReview(id: string): Promise<boolean>;
}
