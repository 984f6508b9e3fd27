import {
  distributeRatings,
  type ReviewForm,
  summarizeRatings,
} from '@forecourt/domain/reference/model-review';
import {
  type ModelReviews,
  type PublishedReview,
  ratedNames,
  shownReviews,
} from '@forecourt/domain/reference/review-words';
import { overallRatingName } from '@forecourt/domain/vehicle/overall-rating';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { digestReview, maxQueued, type QueuedReview } from '../../reviews/decision.ts';
import { isQueued, type ReportedReviews, reportsOf, settleReports } from '../../reviews/reports.ts';
import { modelReviews, reviewReports } from '../tables.ts';

/** Reviews of models, with who reported them. */
export const reportedModelReviews: ReportedReviews = {
  reviews: modelReviews,
  reports: reviewReports,
};

/** Who writes. */
export interface Author {
  /** `person:` and an id. */
  readonly keeper: string;
  readonly name: string;
}

/** Which reviews: those of a model, or of one year of it. */
export interface ReviewedModel {
  readonly modelCode: string;
  readonly year: number | null;
}

/** What people think of a model, as far as it was approved. */
export async function readReviews(
  database: Database,
  { modelCode, year }: ReviewedModel,
): Promise<ModelReviews> {
  const approved = and(
    eq(modelReviews.modelCode, modelCode),
    eq(modelReviews.state, 'approved'),
    ...(year === null ? [] : [eq(modelReviews.year, year)]),
  );
  const rated = await database
    .select({ ratings: modelReviews.ratings })
    .from(modelReviews)
    .where(approved);
  const newest = await database
    .select()
    .from(modelReviews)
    .where(approved)
    .orderBy(desc(modelReviews.writtenAt), modelReviews.id)
    .limit(shownReviews);
  const ratings = rated.map((row) => row.ratings);
  return {
    consumer: summarizeRatings(ratings),
    distribution: distributeRatings(ratings),
    newest: newest.map(toPublished),
  };
}

function toPublished(row: typeof modelReviews.$inferSelect): PublishedReview {
  const { id, year, authorName, relation, isVerified, isDemo, title } = row;
  return {
    id,
    year,
    authorName,
    relation,
    isVerified,
    isDemo,
    title,
    overall: row.ratings[overallRatingName] ?? 0,
    text: row.body,
    writtenOn: row.writtenAt.toISOString().slice(0, 10),
  };
}

/** Keeps a review until it is approved; one of the same person and car takes its place. */
export async function keepReview(
  database: Database,
  author: Author,
  review: {
    readonly modelCode: string;
    readonly form: ReviewForm;
    readonly isVerified: boolean;
    readonly now: number;
  },
): Promise<void> {
  const { form, modelCode, isVerified, now } = review;
  const written = {
    authorName: author.name,
    relation: form.relation,
    isVerified,
    ratings: Object.fromEntries(ratedNames.map((name) => [name, form[name]])),
    title: form.title,
    body: form.text,
    state: 'waiting' as const,
    rejectedBecause: null,
    writtenAt: new Date(now),
  };
  await database.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(modelReviews)
      .values({
        id: crypto.randomUUID(),
        keeper: author.keeper,
        modelCode,
        year: form.year,
        ...written,
      })
      .onConflictDoUpdate({
        target: [modelReviews.keeper, modelReviews.modelCode, modelReviews.year],
        set: written,
      })
      .returning({ id: modelReviews.id });
    // What was reported are the words before.
    if (kept) await settleReports(transaction, reportedModelReviews, kept.id);
  });
}

/** A review as whoever decides on it sees it. */
export interface QueuedModelReview extends QueuedReview {
  readonly modelCode: string;
  readonly year: number;
}

/** Those that wait and those that were reported, the oldest first. */
export async function readQueue(database: Database): Promise<QueuedModelReview[]> {
  const rows = await database
    .select({ review: modelReviews, reports: reportsOf(reportedModelReviews) })
    .from(modelReviews)
    .where(isQueued(reportedModelReviews))
    .orderBy(modelReviews.writtenAt, modelReviews.id)
    .limit(maxQueued);
  return rows.map(({ review, reports: reported }) => ({
    id: review.id,
    version: versionOf(review),
    modelCode: review.modelCode,
    year: review.year,
    state: review.state,
    authorName: review.authorName,
    reports: reported,
    title: review.title,
    overall: review.ratings[overallRatingName] ?? 0,
    text: review.body,
  }));
}

export function versionOf(review: typeof modelReviews.$inferSelect): string {
  const { authorName, relation, isVerified, ratings, title, body } = review;
  const stars = ratedNames.map((name) => ratings[name]);
  return digestReview(authorName, relation, isVerified, stars, title, body);
}
