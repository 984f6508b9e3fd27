import type { CounterAnswer } from '@forecourt/domain/lead/counter-answer';
import type { MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import type { Asked, Office, OfficeEntry, Seen } from '../back-office/office.ts';
import type { SellingViews } from './selling-views.ts';

/** What stands around every page of a seller. */
export interface SellingFrame {
  readonly me: { readonly personId: string };
}

/** The ads of one person: seen and changed by nobody else. */
export interface SellersDesk extends Office<never> {
  readonly frame: SellingFrame;
  /** @param asked of the address; `ad` names the ad, but for `start` */
  see<Name extends keyof SellingViews>(name: Name, asked: Asked): Promise<Seen<SellingViews[Name]>>;
}

/** What the pages of private sellers ask of the server. */
export interface SellingServices {
  enterSelling(): Promise<OfficeEntry<SellersDesk>>;
  /** What the seller would take, in whole dollars, in a buyer's conversation; null where nothing such is open. */
  findCounter(token: string): Promise<number | null>;
  /** Takes it or not, and tells the seller. */
  answerCounter(token: string, answer: CounterAnswer): Promise<MessageAnswer>;
}
