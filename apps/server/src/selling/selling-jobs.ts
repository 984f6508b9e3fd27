import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { eq } from 'drizzle-orm';
import { people } from '../accounts/tables.ts';
import { type JobDefinitions, retriedOverADay, retriedSoon } from '../platform/jobs/job.ts';
import { sendLetter } from '../platform/mail/send-letter.ts';
import { mailTheme } from '../platform/mail/theme.ts';
import { adTitle } from './ads/ad-head.ts';
import { forgetAds } from './ads/forget-ads.ts';
import { loweredPrice } from './ads/lowered-price.ts';
import { type Reminder, remindJob, remindSellers } from './reminders/due-reminders.ts';
import { reminderLetter } from './reminders/reminder-letter.ts';
import type { SellingParts } from './selling-parts.ts';
import { privateAds } from './tables.ts';

type JobParts = SellingParts & { readonly originOf: (brand: BrandCode) => string };

/** What is done about ads outside of requests. Each may be done twice for the same. */
export function sellingJobs(parts: JobParts): JobDefinitions {
  return {
    'look-after-ads': {
      schedule: '20 15 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: async () => {
        const now = parts.clock.now();
        await remindSellers(parts, now);
        await forgetAds(parts.database, now);
      },
    },
    [remindJob]: {
      retry: retriedOverADay,
      timeoutSeconds: 60,
      handler: ({ id, data }) =>
        sendReminder(parts, id, String(data.adId), data.reminder as Reminder),
    },
  };
}

async function sendReminder(
  { database, clock, reference, mailer, originOf }: JobParts,
  jobId: string,
  adId: string,
  reminder: Reminder,
): Promise<void> {
  const [found] = await database
    .select({ ad: privateAds, email: people.email })
    .from(privateAds)
    .innerJoin(people, eq(people.id, privateAds.personId))
    .where(eq(privateAds.id, adId));
  if (!found) return;
  const { ad, email } = found;
  const brand = keptBrand(ad.brand);
  const told = {
    id: ad.id,
    title: adTitle(ad, reference),
    price: ad.facts.price ?? 0,
    status: ad.status,
    isAsked: ad.askedAt !== null && ad.askedAt > ad.confirmedAt,
    lowerTo: loweredPrice(ad, clock.now()),
    removalReason: ad.removalReason,
  };
  const letter = reminderLetter(reminder, told, { brand, origin: originOf(brand.code) });
  if (letter === null) return;
  const subject = letter.heading;
  await sendLetter(mailer, mailTheme(brand), { id: `ad-${jobId}`, to: email, subject, letter });
}
