import type {
  DealRating,
  DealWord,
  UnratedReason,
} from '@forecourt/domain/listing/worth/deal-rating';

/** How a rating turned out: its word, or why there is none. */
export type Verdict = DealWord | UnratedReason;

/** The verdict of a rating. */
export function verdictOf(rating: DealRating): Verdict {
  return rating.rated ? rating.word : rating.reason;
}
