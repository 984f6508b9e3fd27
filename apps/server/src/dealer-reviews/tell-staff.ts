import { isToldOfReviews, type LeadMails } from '@forecourt/domain/dealer/staff';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { type JobData, type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import { type BrandlessMailParts, sendBrandless } from '../request/brandless-mail.ts';
import { reviewLetter, type ShownReview } from './review-letter.ts';

/** Its name is in the database. */
const tellOfReviewJob = 'tell-of-review';

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
export const reviewMailJobs = (parts: BrandlessMailParts): JobDefinitions => ({
  [tellOfReviewJob]: {
    retry: retriedOverADay,
    timeoutSeconds: 60,
    handler: ({ id, data }) => tellMember(parts, id, data),
  },
});

/** Nothing goes to who was removed meanwhile or wants no mails any more, and nothing of what is not shown any more. */
async function tellMember(
  parts: BrandlessMailParts,
  jobId: string,
  { staffId, reviewId }: JobData,
): Promise<void> {
  const told = await findTold(parts.database, String(staffId), String(reviewId));
  if (!told || !isToldOfReviews(told.mails)) return;
  await sendBrandless(parts, (from) => ({
    id: `review-${jobId}`,
    to: told.email,
    subject: `${told.overall} of 5 stars for ${told.dealerName}`,
    letter: reviewLetter(told, from),
  }));
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
