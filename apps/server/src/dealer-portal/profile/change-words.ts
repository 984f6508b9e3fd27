import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import { and, eq } from 'drizzle-orm';
import type { MarketChange } from '../../change-log/change-market.ts';
import { dealerDifferentiators } from '../../dealers/differentiator-tables.ts';
import { parseDealerHtml } from '../../dealers/parse-dealer-html.ts';
import { removeDifferentiator } from '../../dealers/remove-differentiator.ts';
import { writeDifferentiators } from '../../dealers/write-differentiators.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Act } from '../act.ts';
import { changeDealer } from './change-dealer.ts';
import { toMarkup } from './dealer-words.ts';
import { maxLineLength, maxWordsLength } from './profile-limits.ts';

/** Has the dealer say something else of itself: in a line beside its cars, and in words of its own. */
export const changeWords: Act = {
  async run({ database }, fields, at) {
    const read = readWords(fields);
    if ('status' in read) return read;
    const { line, htmlContent } = read;
    const { id } = at.dealer;
    const before = await readSaid(database, id);
    await changeDealer(database, at, {
      change: (present) => ({ ...present, tagline: line }),
      beside: (change) => writeWords(change, id, htmlContent, before),
      note: (present) => ({
        act: 'dealer.words',
        before: [present.tagline, before?.htmlContent].filter(Boolean).join(' / '),
        after: [line, htmlContent].filter(Boolean).join(' / '),
      }),
    });
    return { status: 'DONE' };
  },
};

/** Shows what shoppers would read, and keeps nothing. */
export const previewWords: Act = {
  async run(_parts, fields) {
    const read = readWords(fields);
    if ('status' in read) return read;
    const { line, htmlContent } = read;
    return { status: 'PREVIEW', preview: { line, content: parseDealerHtml(htmlContent) } };
  },
};

type Read = { readonly line: string | null; readonly htmlContent: string };

function readWords({ line = '', words = '' }: Asked): Read | (ActAnswer & { status: 'INVALID' }) {
  const htmlContent = toMarkup(words);
  const isNothing = htmlContent !== '' && parseDealerHtml(htmlContent).length === 0;
  const problems: Asked = {
    ...(line.trim().length > maxLineLength && {
      line: `expected a line of ${maxLineLength} characters at most`,
    }),
    ...(isNothing && { words: 'Nothing of it can be shown. Enter words, or nothing at all.' }),
    ...(htmlContent.length > maxWordsLength && {
      words: `expected ${maxWordsLength.toLocaleString('en-US')} characters at most`,
    }),
  };
  if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
  return { line: line.trim() || null, htmlContent };
}

/** What a dealer says of all its cars; undefined where it says nothing. */
async function readSaid(database: Database, ownerId: number) {
  const [row] = await database
    .select({ data: dealerDifferentiators.data })
    .from(dealerDifferentiators)
    .where(
      and(eq(dealerDifferentiators.ownerId, ownerId), eq(dealerDifferentiators.listingType, 'ALL')),
    );
  return row?.data;
}

/** Its logo and the link that it leads on by stay. */
async function writeWords(
  change: MarketChange,
  ownerId: number,
  htmlContent: string,
  before: Awaited<ReturnType<typeof readSaid>>,
): Promise<void> {
  if (htmlContent === '') return removeDifferentiator(change, ownerId);
  const data = { cta: before?.cta ?? null, logo: before?.logo ?? null, htmlContent };
  await writeDifferentiators(change, [{ ownerId, listingType: 'ALL', data }]);
}
