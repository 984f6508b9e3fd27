import type { Asked, Office, OfficeEntry, Seen } from '../back-office/office.ts';
import type { PortalViews } from './portal-views.ts';
import type { WordsPreview } from './profile/profile-view.ts';

/** What stands around every room of a dealer. */
export interface PortalFrame {
  readonly me: { readonly personId: string; readonly email: string; readonly name: string };
  readonly dealer: {
    readonly id: number;
    readonly name: string;
    /** `Decatur, GA`. */
    readonly place: string;
    readonly logoUrl: string | null;
  };
  /** All dealers that this person works for. */
  readonly dealers: readonly { readonly id: number; readonly name: string }[];
  /** What stands beside the names of rooms; null while it cannot be read. */
  readonly counts: {
    /** Conversations in which a shopper waits. */
    readonly waiting: number;
    /** For sale. */
    readonly cars: number;
    /** Reviews that everybody reads and nobody here said anything to. */
    readonly unanswered: number;
  } | null;
}

/** The rooms of one dealer, for one person of its staff. */
export interface Portal extends Office<WordsPreview> {
  readonly frame: PortalFrame;
  see<Name extends keyof PortalViews>(name: Name, asked: Asked): Promise<Seen<PortalViews[Name]>>;
}

/** What the rooms of dealers ask of the server. */
export interface PortalServices {
  /** @param dealer its id, as the address says it; null for the first that this person works for */
  enterPortal(dealer: string | null): Promise<OfficeEntry<Portal>>;
  /** Whether who asks would be let in; false while that cannot be told. */
  worksForDealer(): Promise<boolean>;
}
