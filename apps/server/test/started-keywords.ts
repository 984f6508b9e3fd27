import { createKeywordSearch, type KeywordSearch } from '../src/keywords/keyword-search.ts';

/** The keyword search, started, and how to end it. */
export async function startKeywordSearch(
  dependencies: Parameters<typeof createKeywordSearch>[0],
): Promise<KeywordSearch & { readonly stop: () => void | Promise<void> }> {
  const keywords = createKeywordSearch(dependencies);
  const { stop } = keywords.start();
  return Object.assign(keywords, { stop });
}
