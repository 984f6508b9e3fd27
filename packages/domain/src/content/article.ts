import type { FilterValues } from '../search/filter-groups.ts';
import type { FuelTypeCode, SimpleColor, VehicleStyleCode } from '../vehicle/codes.ts';

/** What an article is about. What it does not name it is about all of. */
interface ArticleSubject {
  readonly makeCodes?: readonly string[];
  readonly modelCodes?: readonly string[];
  readonly styleCodes?: readonly VehicleStyleCode[];
  readonly fuels?: readonly FuelTypeCode[];
}

/** A piece of our own reference content. */
export interface Article {
  /** Last part of its address. */
  readonly slug: string;
  /** Electric guides have a row of their own among the results; expert reviews follow them. */
  readonly kind: 'electric' | 'review';
  /** One word or a car's name, above the title. */
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  readonly about: ArticleSubject;
  /** The car that is drawn beside it. */
  readonly drawing: {
    readonly style: VehicleStyleCode;
    readonly color: SimpleColor;
  };
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** Models that it names for its reader to look at. */
    readonly modelCodes?: readonly string[];
  }[];
}

/** Where our own articles are. */
export const articlesPath = '/articles';

/** The page of an article. */
export const articlePath = (slug: string): string => `${articlesPath}/${slug}`;

/** A review that somebody else publishes. */
export interface OutsideReview
  extends Pick<Article, 'topic' | 'title' | 'summary' | 'publishedOn'> {
  readonly kind: 'outside';
  readonly url: string;
  /** Host of its address, for people. */
  readonly source: string;
}

/** Shown after the results, and in the row of electric guides. */
export const expertReviewCount = 2;
/** Shown in the row of electric guides. */
export const electricGuideCount = 3;

/** What there is to read beside the results of a search. */
export interface FoundArticles {
  readonly electric: readonly Article[];
  /** Of a service outside, or our own. */
  readonly reviews: readonly (Article | OutsideReview)[];
}

/** Shown below an article. */
const readNextCount = 2;

const wordsPerMinute = 220;

/** Whole minutes that reading it takes, at least one. */
export function readingMinutes({ sections }: Pick<Article, 'sections'>): number {
  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
}

/** What else to read after an article, the closest first: of its body style and fuel, whatever the make. */
export function readNext(article: Article, articles: readonly Article[]): Article[] {
  const { styleCodes = [], fuels = [] } = article.about;
  const others = articles.filter(({ slug }) => slug !== article.slug);
  return matchArticles(others, {
    vehicleStyleCode: [...styleCodes],
    fuelTypeGroup: [...fuels],
  }).slice(0, readNextCount);
}

/** Weights: a closer match outdoes all farther ones together. */
const closeness = [
  ['modelCodes', 'modelCode', 8],
  ['makeCodes', 'makeCode', 4],
  ['styleCodes', 'vehicleStyleCode', 2],
  ['fuels', 'fuelTypeGroup', 1],
] as const;

/**
 * The articles that fit a search, the closest first: those about its model, then its make, body style and
 * fuel, then those about all cars; the newer first among equals. One about another car than the search
 * names does not fit.
 */
export function matchArticles(articles: readonly Article[], filters: FilterValues): Article[] {
  return articles
    .flatMap((article) => {
      const score = scoreOf(article, filters);
      return score === null ? [] : [{ article, score }];
    })
    .sort((a, b) => b.score - a.score || b.article.publishedOn.localeCompare(a.article.publishedOn))
    .map(({ article }) => article);
}

/** Null when it is about something else. */
function scoreOf({ about }: Article, filters: FilterValues): number | null {
  let score = 0;
  for (const [subject, group, weight] of closeness) {
    const named: readonly string[] | undefined = about[subject];
    const chosen = filters[group] ?? [];
    if (named === undefined || chosen.length === 0) continue;
    if (!named.some((code) => chosen.includes(code))) return null;
    score += weight;
  }
  // Of one model among many that were not asked for, a general article says more.
  return about.modelCodes !== undefined && score === 0 ? -1 : score;
}
