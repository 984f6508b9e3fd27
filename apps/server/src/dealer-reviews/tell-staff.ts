import { type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { isToldOfReviews, type LeadMails } from '@forecourt/domain/dealer/staff';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { type JobData, type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { sendLetter } from '../platform/mail/send-letter.ts';
import { mailTheme } from '../platform/mail/theme.ts';
import { reviewLetter, type ShownReview } from './review-letter.ts';

/** Its name is in the database. */
const tellOfReviewJob = 'tell-of-review';

interface ReviewMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The one brand that is served here; undefined where all are. */
  readonly config: { readonly brand: BrandCode | undefined };
  /** Where people reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
}

/** Has those of a dealer's staff told by mail of a review that everybody reads now who want to hear of all. */
export async function tellStaffOfReview(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  { id: reviewId, ownerId }: { readonly id: string; readonly ownerId: number },
): Promise<void> {
  const staff = await rowsOf<{ id: string; mails: LeadMails }>(
    database,
    sql`select id, mails from dealer_staff where owner_id = ${ownerId}`,
  );
  const jobs = staff
    .filter(({ mails }) => isToldOfReviews(mails))
    .map(({ id: staffId }) => ({ name: tellOfReviewJob, data: { staffId, reviewId } }));
  if (jobs.length > 0) await queue.enqueue(database, ...jobs);
}

/** The mails to staff about what shoppers say of their dealer. */
export const reviewMailJobs = (parts: ReviewMailParts): JobDefinitions => ({
  [tellOfReviewJob]: {
    ...{ retry: retriedOverADay, timeoutSeconds: 60 },
    handler: ({ id, data }) => tellMember(parts, id, data),
  },
});

/** Nothing goes to who was removed meanwhile or wants no mails any more, and nothing of what is not shown any more. */
async function tellMember(
  { database, mailer, config, originOf }: ReviewMailParts,
  jobId: string,
  { staffId, reviewId }: JobData,
): Promise<void> {
  const told = await findTold(database, String(staffId), String(reviewId));
  if (!told || !isToldOfReviews(told.mails)) return;
  // A dealer is of no brand.
  const brand = keptBrand(config.brand ?? mainBrandCode);
  const letter = reviewLetter(told, { brand, origin: originOf(brand.code) });
  const subject = `${told.overall} of 5 stars for ${told.dealerName}`;
  await sendLetter(mailer, mailTheme(brand), {
    id: `review-${jobId}`,
    to: told.email,
    subject,
    letter,
  });
}

interface Told extends ShownReview {
  readonly email: string;
  readonly mails: LeadMails;
}

async function findTold(
  database: Database,
  staffId: string,
  reviewId: string,
): Promise<Told | undefined> {
  const [found] = await rowsOf<Told>(
    database,
    sql`select staff.email, staff.mails, staff.owner_id::float8 as "ownerId",
          owners.data ->> 'name' as "dealerName", author_name as "authorName", car, overall, title, body as text
        from dealer_staff as staff join dealer_reviews as review using (owner_id)
          join owners on owners.id = staff.owner_id
        where staff.id = ${staffId}::uuid and review.id = ${reviewId}::uuid and review.state = 'approved'`,
  );
  return found;
}
