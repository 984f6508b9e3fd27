import { hoursRows, openingWords } from '@forecourt/domain/listing/seller/opening-hours';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { listingTypes } from '@forecourt/domain/vehicle/codes';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { ProfileView } from '@forecourt/web/dealer-portal/profile-view';
import { eq } from 'drizzle-orm';
import { dealerDifferentiators } from '../../dealers/differentiator-tables.ts';
import { parseDealerHtml } from '../../dealers/parse-dealer-html.ts';
import { answerTimeOf } from '../../leads/answer-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { wallClockAt } from '../../request/wall-clock.ts';
import type { View } from '../view.ts';
import { dayHours } from './day-hours.ts';
import { toTyped } from './dealer-words.ts';
import { maxLineLength, maxReasonLength, maxWordsLength, weekdays } from './profile-limits.ts';
import { markOfWords } from './words-mark.ts';

/** What shoppers read of the dealer, to be changed. */
export const profileView: View<PortalViews['profile']> = {
  async read({ database }, _asked, { calls, dealer, now }) {
    const clock = wallClockAt(dealer, now);
    const { name, address1, city, state, zip, phone, website, tagline, rating, reviewCount } =
      dealer;
    const said = await calls.attempt('dealer-words', () => readWords(database, dealer), null);
    const answerMinutes = await calls.attempt(
      'dealer-answers',
      () => answerTimeOf(database, dealer.id),
      null,
    );
    return {
      byFeed: {
        name,
        phone,
        website,
        address: [address1, city, `${state} ${zip}`].filter(Boolean).join(', '),
      },
      hours: weekdays.map((label) => dayHours(dealer, label)),
      closedDays: (dealer.closedDays ?? []).filter(({ date }) => date >= clock.date),
      today: clock.date,
      line: tagline ?? '',
      said,
      shown: {
        name,
        rating,
        reviewCount,
        answerMinutes,
        place: `${city}, ${state}`,
        opening: openingWords(dealer, clock),
        hours: hoursRows(dealer, clock),
      },
      limits: { line: maxLineLength, reason: maxReasonLength, words: maxWordsLength },
    };
  },
};

/** What it says in its own words of all its cars, and the kinds of cars that it says something else of. */
async function readWords(database: Database, { id, tagline }: Owner): Promise<ProfileView['said']> {
  const rows = await database
    .select({ kind: dealerDifferentiators.listingType, data: dealerDifferentiators.data })
    .from(dealerDifferentiators)
    .where(eq(dealerDifferentiators.ownerId, id));
  const htmlContent = rows.find(({ kind }) => kind === 'ALL')?.data.htmlContent ?? '';
  const others = rows.map(({ kind }) => listingTypes.find(({ code }) => code === kind)?.name);
  return {
    words: toTyped(htmlContent),
    mark: markOfWords({ line: tagline, htmlContent }),
    content: parseDealerHtml(htmlContent),
    others: others.filter((name) => name !== undefined),
  };
}
