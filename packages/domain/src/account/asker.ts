import type { KnownConsumer } from './interesting-vehicles.ts';

/** Who asks: one value of the request from its start. */
export type Asker =
  | { readonly kind: 'bot' }
  | {
      readonly kind: 'visitor';
      /** Of this browser, as its signed cookie says; null before there was anything to remember. */
      readonly visitorId: string | null;
      /** Somebody may be signed in here: who, cannot be found out while the database is away. */
      readonly signInRests?: true;
    }
  | {
      readonly kind: 'person';
      readonly personId: string;
      /** Of this browser alone. */
      readonly sessionId: string;
      /** What the person is called on pages. */
      readonly name: string;
      readonly consumer: KnownConsumer;
      readonly visitorId: string | null;
    };

/** Under whose name things are kept: the person's, else the browser's; null for who keeps nothing. */
export function keeperOf(asker: Asker): string | null {
  if (asker.kind === 'bot') return null;
  if (asker.kind === 'person') return personKeeper(asker.personId);
  return asker.visitorId === null ? null : visitorKeeper(asker.visitorId);
}

/** What everybody may read of a person: never a part of the address, which stands in for a name on their own pages. */
export function publicName({ name, consumer }: Person): string {
  return consumer.email?.startsWith(`${name}@`) ? 'A shopper' : name;
}

type Person = Pick<Extract<Asker, { kind: 'person' }>, 'name' | 'consumer'>;

/** The name under which a person keeps things. */
export const personKeeper = (personId: string): string => `person:${personId}`;

/** The name under which a browser keeps things that nobody is signed in on. */
export const visitorKeeper = (visitorId: string): string => `visitor:${visitorId}`;
