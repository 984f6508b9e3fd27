/** What the room shows. */
export type FeedView = Readonly<Record<string, never>>;
