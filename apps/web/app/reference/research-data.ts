import { modelBuildAddress } from '@forecourt/domain/build-and-price/build-address';
import type { FoundArticles } from '@forecourt/domain/content/article';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { modelDrawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { marketAddress } from '@forecourt/domain/market/market-address';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { monthlyPayment, termsWords } from '@forecourt/domain/money/shopper-terms';
import { modelQuestions } from '@forecourt/domain/reference/model-questions';
import type { AskedModel, ModelReference } from '@forecourt/domain/reference/model-reference';
import { makePath, researchPath } from '@forecourt/domain/reference/research-address';
import type { ModelReviews } from '@forecourt/domain/reference/review-words';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { AppContext } from '../app-context.ts';
import { toReviewLink } from '../content/article-data.ts';
import { toComparedColumns } from './compared-columns.ts';
import { modelCrumbs } from './models/model-list-data.ts';

/** Years beside the shown one that prices by trim lead to. */
const yearsBeside = 2;

/** All that a page about a model shows, as plain data. */
export function toResearchData(
  asked: AskedModel,
  found: {
    readonly model: ModelReference;
    readonly articles: FoundArticles;
    readonly reviews: ModelReviews | null;
  },
  context: AppContext,
) {
  const { reference, brand, origin } = context;
  const { makeCode, modelCode } = asked;
  const make = reference.findMake(makeCode);
  const name = modelName(modelCode, reference);
  const path = researchPath(modelCode, asked.year, reference);
  const { model, articles, reviews } = found;
  const shownYear = model.compared?.year ?? model.year;
  // New cars are of this year, the one before it or the next.
  const lastYear = Number(context.today.slice(0, 4)) - 1;
  const isPast = shownYear < Math.max(lastYear, ...model.soldYears);
  const searchOf = (filters: Record<string, readonly string[]>, years = {}) =>
    toSearchUrl(
      {
        ...brandSearch(brand, { makeCode: [makeCode], modelCode: [modelCode], ...filters }),
        ...years,
      },
      brand,
      reference,
    );
  return {
    name,
    path,
    askedYear: asked.year,
    zip: asked.zip,
    zipForm: toZipForm(asked.zip ?? '', null),
    url: new URL(path, origin).href,
    wholeHref: researchPath(modelCode, null, reference),
    crumbs: [
      ...modelCrumbs(brand.homePath),
      ...(make ? [{ key: 'make', label: make.name, href: makePath(make) }] : []),
      { key: 'model', label: name, href: researchPath(modelCode, null, reference) },
      ...(asked.year === null ? [] : [{ key: 'year', label: String(asked.year), href: '' }]),
    ],
    usedHref: searchOf({ listingType: ['USED'] }),
    pictureUrl: modelDrawingPath({ modelCode, year: shownYear }, null, 'front-quarter-480'),
    marketHref: marketAddress(modelCode, null, reference),
    buildHref: modelBuildAddress(makeCode, modelCode),
    model,
    yearLinks: yearLinksOf(
      model,
      (year) =>
        researchPath(modelCode, year, reference) + (asked.zip === null ? '' : `?zip=${asked.zip}`),
    ),
    trimsHref: `${researchPath(modelCode, null, reference)}/trims?year=${shownYear}`,
    columns: toComparedColumns(model.compared?.trims ?? []).map((column) => ({
      ...column,
      msrp: column.nationalMSRP === null ? null : dollars(column.nationalMSRP),
      payment:
        isPast || column.nationalMSRP === null
          ? null
          : `${roundDollars(monthlyPayment(column.nationalMSRP, context.terms, true))}/mo`,
    })),
    paymentTerms: termsWords(context.terms, true),
    /** Of trims that nobody buys new any more, and has no payments for; else null. */
    pastWords: isPast ? 'MSRP is that of a new one then, not what used ones ask.' : null,
    reviews,
    reviewHref: `${researchPath(modelCode, null, reference)}/review`,
    questions: modelQuestions(name, model),
    articles: articles.reviews.map(toReviewLink),
  };
}

/** What was typed as a ZIP Code, and what is wrong with it; null where nothing is. */
export const toZipForm = (typed: string, problem: string | null) => ({ typed, problem });

/** The years around the shown one that have used cars. */
function yearLinksOf({ year, years }: ModelReference, pathOf: (year: number) => string) {
  const offered = (years ?? []).map(({ value }) => Number(value)).sort((a, b) => a - b);
  const at = Math.max(0, offered.indexOf(year));
  const from = Math.max(0, Math.min(at - yearsBeside, offered.length - 2 * yearsBeside - 1));
  return offered
    .slice(from, from + 2 * yearsBeside + 1)
    .map((one) => ({ year: one, href: pathOf(one), isShown: one === year }));
}

export type ResearchData = ReturnType<typeof toResearchData>;
