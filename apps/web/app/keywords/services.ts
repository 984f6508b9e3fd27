import type { CarriedWords } from '@forecourt/domain/keyword/keyword-search';

/** What the keyword field asks of the server. */
export interface KeywordServices {
  /**
   * Where a shopper's words lead: a car by its VIN, else a search.
   *
   * @param from path and query of the search that they were typed on; its place is kept
   */
  findKeywordAddress(text: string, from: string | null): Promise<string>;
  /** Why the words of `categorySearch` became no filter. */
  explainWords(words: string): Promise<CarriedWords[]>;
}
