import type { KnownConsumer } from './interesting-vehicles.ts';

/** Who asks: one value of the request from its start. */
export type Asker =
  | { readonly kind: 'bot' }
  | {
      readonly kind: 'visitor';
      /** Of this browser, as its signed cookie says; null before there was anything to remember. */
      readonly visitorId: string | null;
    }
  | {
      readonly kind: 'person';
      readonly personId: string;
      readonly consumer: KnownConsumer;
      readonly visitorId: string | null;
    };

/** Under whose name things are kept: the person's, else the browser's; null for who keeps nothing. */
export function keeperOf(asker: Asker): string | null {
  if (asker.kind === 'bot') return null;
  if (asker.kind === 'person') return `person:${asker.personId}`;
  return asker.visitorId === null ? null : `visitor:${asker.visitorId}`;
}
