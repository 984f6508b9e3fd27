/** What the room shows. */
export type ProfileView = Readonly<Record<string, never>>;
