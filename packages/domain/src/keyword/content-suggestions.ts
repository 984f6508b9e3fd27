import { type Article, articlePath } from '../content/article.ts';
import { modelName } from '../listing/listing-title.ts';
import { researchPath } from '../reference/research-address.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import type { SuggestedKeyword } from './keyword-search.ts';

/** Pages to read that are offered beside searches. */
const maxContent = 2;

/** Shorter words begin too many titles. */
const minLetters = 3;

/** What an article is found by. */
type NamedArticle = Pick<Article, 'slug' | 'title' | 'topic'>;

interface ContentSources {
  readonly articles: readonly NamedArticle[];
  readonly reference: VehicleReference;
}

/**
 * Pages to read that words may mean: articles with every word in their title or topic, and what is known
 * of the model that the words mean first.
 *
 * @param searches what is suggested for the words, the likeliest first
 */
export function contentSuggestions(
  text: string,
  searches: readonly Pick<SuggestedKeyword, 'kind' | 'codes'>[],
  { articles, reference }: ContentSources,
): SuggestedKeyword[] {
  const words = wordsOf(text);
  if (!words.some((word) => word.length >= minLetters)) return [];
  const written = articles
    .filter(({ title, topic }) => {
      const named = wordsOf(`${title} ${topic}`);
      return words.every((word) => named.some((other) => other.startsWith(word)));
    })
    .map(({ slug, title }) => toContent(title, articlePath(slug)));
  const [first] = searches;
  const [modelCode, ...others] = first?.codes.modelCode ?? [];
  const isModel = first?.kind === 'model' && modelCode !== undefined && others.length === 0;
  const known = isModel ? [modelPage(modelCode, reference)] : [];
  return [...known, ...written].slice(0, maxContent);
}

function modelPage(modelCode: string, reference: VehicleReference): SuggestedKeyword {
  return toContent(
    `${modelName(modelCode, reference)}: prices, ratings and reviews`,
    researchPath(modelCode, null, reference),
  );
}

const toContent = (name: string, url: string): SuggestedKeyword => ({
  name,
  kind: 'content',
  url,
  codes: {},
  count: null,
});

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
