import { hoursRows, openingWords } from '@forecourt/domain/listing/seller/opening-hours';
import { listingTypes } from '@forecourt/domain/vehicle/codes';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { ProfileView } from '@forecourt/web/dealer-portal/profile-view';
import { eq } from 'drizzle-orm';
import { dealerDifferentiators } from '../../dealers/differentiator-tables.ts';
import { parseDealerHtml } from '../../dealers/parse-dealer-html.ts';
import { answerTimeOf } from '../../leads/answer-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { wallClockAt } from '../../request/wall-clock.ts';
import type { AtPortal } from '../portal-parts.ts';
import type { View } from '../view.ts';
import { toTyped } from './dealer-words.ts';
import { maxLineLength, maxReasonLength, maxWordsLength, weekdays } from './profile-limits.ts';

/** What shoppers read of the dealer, to be changed. */
export const profileView: View<PortalViews['profile']> = {
  async read({ database }, _asked, { calls, dealer, now }) {
    const clock = wallClockAt(dealer, now);
    const { name, address1, city, state, zip, phone, website, tagline, rating, reviewCount } =
      dealer;
    const said = await calls.attempt('dealer-words', () => readWords(database, dealer.id), null);
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
      hours: weekdays.map((label) => dayOf(dealer, label)),
      closedDays: (dealer.closedDays ?? []).filter(({ date }) => date >= clock.date),
      today: clock.date,
      line: tagline ?? '',
      said,
      shown: {
        ...{ name, rating, reviewCount, answerMinutes, place: `${city}, ${state}` },
        opening: openingWords(dealer, clock),
        hours: hoursRows(dealer, clock),
      },
      limits: { line: maxLineLength, reason: maxReasonLength, words: maxWordsLength },
    };
  },
};

/** A weekday as it stands in the hours of the dealer; closed where they do not name it. */
function dayOf({ hours }: AtPortal['dealer'], label: string): ProfileView['hours'][number] {
  const found = hours.find((day) => day.label.toLowerCase() === label.toLowerCase());
  const isOpen = Boolean(found?.open && found.close);
  return { label, isOpen, open: found?.open ?? '9:00 AM', close: found?.close ?? '6:00 PM' };
}

/** What it says in its own words of all its cars, and the kinds of cars that it says something else of. */
async function readWords(database: Database, ownerId: number): Promise<ProfileView['said']> {
  const rows = await database
    .select({ kind: dealerDifferentiators.listingType, data: dealerDifferentiators.data })
    .from(dealerDifferentiators)
    .where(eq(dealerDifferentiators.ownerId, ownerId));
  const htmlContent = rows.find(({ kind }) => kind === 'ALL')?.data.htmlContent ?? '';
  const others = rows.map(({ kind }) => listingTypes.find(({ code }) => code === kind)?.name);
  return {
    words: toTyped(htmlContent),
    content: parseDealerHtml(htmlContent),
    others: others.filter((name) => name !== undefined),
  };
}
