/** What the room shows. */
export type InboxView = Readonly<Record<string, never>>;
