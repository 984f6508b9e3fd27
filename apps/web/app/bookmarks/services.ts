/** A saved search, as its page shows it. */
export interface BookmarkShown {
  readonly id: string;
  readonly title: string;
  /** In words of ours. */
  readonly searchName: string;
  /** Its filters in words. */
  readonly details: readonly string[];
  /** `Nov 22, 2026`. */
  readonly savedOn: string;
  /** Null where they could not be counted. */
  readonly counts: {
    readonly total: number;
    /** Cars that came since it was looked at last. */
    readonly added: number;
    readonly isMore: boolean;
  } | null;
}

/** What pages ask of the server about saved searches. */
export interface BookmarkServices {
  /** Those of who asks, in their order. */
  findBookmarks(): Promise<readonly BookmarkShown[]>;
  /** How many those are. */
  countBookmarks(): Promise<number>;
  /** Those of who asks that have new cars; none while they cannot be told. */
  findBookmarkNews(): Promise<readonly BookmarkShown[]>;
  /**
   * The address of a saved search, which counts as looked at then; null where there is none such,
   * all cars while it cannot be told.
   *
   * @param isShared whether it was passed on: then anybody may open it
   */
  openBookmark(id: string, isShared: boolean): Promise<string | null>;
  /** What a search was called that who asks deleted, by the token that tells of it; null where they did not. */
  nameDeleted(token: string): Promise<string | null>;
  /** What a search is called, by its address; null where that is none. */
  nameSearch(address: string): Promise<string | null>;
  /** The same with where it looks, for who wants to know which of several it is. */
  nameSearchAndPlace(address: string): Promise<string | null>;
}
