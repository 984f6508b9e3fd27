import { keeperOf, publicName } from '@forecourt/domain/account/asker';
import { dealerReviewFormSchema } from '@forecourt/domain/dealer/dealer-review';
import type { DealerReviewAnswer } from '@forecourt/web/dealer-reviews/services';
import { listStaff } from '../dealer-staff/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { problemsByField } from '../platform/problems-by-field.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { settleReports } from '../reviews/reports.ts';
import { findAskedCars } from './find-asked-cars.ts';
import { dealerReviews, reportedDealerReviews } from './tables.ts';

const notAsked = 'You asked this dealer about no such car here. Choose one that you did ask about.';

const ownDealer = 'You work for this dealer here. Its reviews are of people who do not.';

/**
 * Keeps what a signed-in person wrote of a dealer until it is approved, if they asked it about a car here; one of the
 * same person takes its place, and what the dealer said to that goes with it.
 */
export async function writeDealerReview(
  database: Database,
  { asker, now }: Pick<RequestFacts, 'asker' | 'now'>,
  ownerId: number,
  fields: Readonly<Record<string, string>>,
): Promise<DealerReviewAnswer> {
  const keeper = keeperOf(asker);
  if (asker.kind !== 'person' || keeper === null) return { status: 'SIGN_IN' };
  const parsed = dealerReviewFormSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  const { lead, textPot, text, ...form } = parsed.data;
  // A robot that fills in everything is told what people are told.
  if (textPot !== '') return { status: 'KEPT' };
  const { email } = asker.consumer;
  const staff = await listStaff(database, ownerId);
  if (staff.some((member) => member.email === email))
    return { status: 'INVALID', problems: { form: ownDealer } };
  const cars = email === null ? [] : await findAskedCars(database, ownerId, email);
  const car = cars.find((asked) => asked.lead === lead);
  if (!car) return { status: 'INVALID', problems: { lead: notAsked } };
  const written = {
    ...form,
    body: text,
    car: car.name,
    authorName: publicName(asker),
    state: 'waiting' as const,
    rejectedBecause: null,
    answer: null,
    writtenAt: new Date(now),
  };
  await database.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(dealerReviews)
      .values({ id: crypto.randomUUID(), keeper, ownerId, ...written })
      .onConflictDoUpdate({
        target: [dealerReviews.keeper, dealerReviews.ownerId],
        set: written,
      })
      .returning({ id: dealerReviews.id });
    // What was reported are the words before.
    if (kept) await settleReports(transaction, reportedDealerReviews, kept.id);
  });
  return { status: 'KEPT' };
}
