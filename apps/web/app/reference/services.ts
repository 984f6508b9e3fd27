import type {
  AskedModel,
  ModelReference,
  ModelYearNotes,
} from '@forecourt/domain/reference/model-reference';
import type { KnownRecalls } from '@forecourt/domain/reference/recall';
import type { ModelReviews, ReviewState } from '@forecourt/domain/reference/review-words';
import type { ReportOutcome } from '../reviews/report-outcome.ts';
import type { ReviewBefore } from '../reviews/review-before.ts';

/** What came of a review: kept for a decision, or why not. */
export type ReviewAnswer =
  | { readonly status: 'KEPT' }
  | { readonly status: 'SIGN_IN' }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> };

/** A review as its author sees it. */
export interface WrittenReview {
  readonly id: string;
  readonly modelCode: string;
  readonly year: number;
  readonly title: string;
  readonly state: ReviewState;
  /** Why it is not shown; null where nobody said, and of any other. */
  readonly rejectedBecause: string | null;
  /** `November 3, 2026`. */
  readonly writtenOn: string;
}

/** A model of the catalogue, and what of it is for sale. */
export interface KnownModel {
  readonly modelCode: string;
  /** The first and the last model year that it was sold in. */
  readonly years: readonly [first: number, last: number];
  /** `SUV / Crossover`: that of most of its cars in the last year. */
  readonly style: string | null;
  /** New and used, in the whole country; null when that cannot be told. */
  readonly cars: number | null;
}

/** A make of the catalogue. */
export interface KnownMake {
  readonly makeCode: string;
  readonly models: number;
  /** As of a model. */
  readonly cars: number | null;
}

/** What pages about models ask of the server. */
export interface ReferenceServices {
  /** Every make by name, and the models of which the most cars are for sale, those first. */
  findMakes(): Promise<{
    readonly makes: readonly KnownMake[];
    readonly popular: readonly KnownModel[];
  }>;
  /** The models of a make, the better known first. */
  findModelsOf(makeCode: string): Promise<readonly KnownModel[]>;
  /** Each part by a call of its own; one that fails is null. */
  findModelReference(asked: AskedModel): Promise<ModelReference>;
  /** What people think of a model or of one of its years; null when that cannot be told. */
  findReviews(of: {
    readonly modelCode: string;
    readonly year: number | null;
  }): Promise<ModelReviews | null>;
  writeReview(modelCode: string, fields: Readonly<Record<string, string>>): Promise<ReviewAnswer>;
  /** Those of the person who asks, the latest first; null when they cannot be told. */
  findWrittenReviews(): Promise<readonly WrittenReview[] | null>;
  /** What the person who asks wrote of a model year; null where they did not. */
  findReviewBefore(of: {
    readonly modelCode: string;
    readonly year: number;
  }): Promise<ReviewBefore | null>;
  /** Removes a review of the person who asks. @returns false where it is none of theirs */
  deleteReview(id: string): Promise<boolean>;
  /** Notes that somebody thinks a review should not be shown. */
  reportReview(id: string): Promise<ReportOutcome>;
  /** Notes whether comparing trims helped. */
  noteTrimsFeedback(modelCode: string, isHelpful: boolean): Promise<void>;
  /** Recalls that may apply to a model year; null where nobody tells any now. */
  findRecalls(of: {
    readonly modelCode: string;
    readonly year: number;
  }): Promise<KnownRecalls | null>;
  findModelYearNotes(of: {
    readonly modelCode: string;
    readonly year: number;
  }): Promise<ModelYearNotes>;
}
