/** What the room shows. */
export type CarsView = Readonly<Record<string, never>>;
