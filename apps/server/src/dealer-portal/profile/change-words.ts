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
import { toMarkup, toTyped } from './dealer-words.ts';
import { maxLineLength, maxWordsLength } from './profile-limits.ts';
import { markOfWords, type SaidWords } from './words-mark.ts';

/**
 * Has the dealer say something else of itself: in a line beside its cars, and in words of its own. What a colleague
 * changed meanwhile is not undone.
 */
export const changeWords: Act = {
  async run({ database }, fields, at) {
    const read = readWords(fields);
    if ('status' in read) return read;
    const { line, htmlContent } = read;
    const { id } = at.dealer;
    let before: Said | undefined;
    return changeDealer(database, at, {
      refuse: async ({ tagline }, transaction) => {
        before = await readSaid(transaction, id);
        const present = { line: tagline, htmlContent: before?.htmlContent ?? '' };
        return refuseStale(present, fields, read);
      },
      change: (present) => ({ ...present, tagline: line }),
      beside: (change) => writeWords(change, id, htmlContent, before),
      note: (present) => ({
        act: 'dealer.words',
        before: [present.tagline, before?.htmlContent].filter(Boolean).join(' / '),
        after: [line, htmlContent].filter(Boolean).join(' / '),
      }),
    });
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

function readWords({
  line = '',
  words = '',
}: Asked): SaidWords | (ActAnswer & { status: 'INVALID' }) {
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

/** Characters of the text that are told where somebody else changed it. */
const toldLength = 160;

/** @param fields.was the mark of the words that the form was loaded with; one of an earlier version has none */
function refuseStale(present: SaidWords, { was }: Asked, wanted: SaidWords): ActAnswer | null {
  const now = markOfWords(present);
  // Pressed twice: it was done the first time.
  if (was === undefined || was === now || markOfWords(wanted) === now) return null;
  const text = toTyped(present.htmlContent);
  const begun = text.length > toldLength ? `${text.slice(0, toldLength)} …` : text;
  return {
    status: 'REFUSED',
    sentence: `Nothing was saved: the line is ${quoted(present.line ?? '')} now, and the text is ${quoted(begun)}. A colleague changed it meanwhile.`,
  };
}

const quoted = (text: string): string => (text === '' ? 'empty' : `“${text}”`);

type Said = NonNullable<Awaited<ReturnType<typeof readSaid>>>;

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
  before: Said | undefined,
): Promise<void> {
  if (htmlContent === '') return removeDifferentiator(change, ownerId);
  const data = { cta: before?.cta ?? null, logo: before?.logo ?? null, htmlContent };
  await writeDifferentiators(change, [{ ownerId, listingType: 'ALL', data }]);
}
