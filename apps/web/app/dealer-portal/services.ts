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
  } | null;
}

/** Parameters of an address, or fields of a form. */
export type Asked = Readonly<Record<string, string>>;

/** What became of something that was to be done. */
export type ActAnswer =
  | {
      readonly status: 'DONE';
      /** What the address says from then on, in place of what it said; `null` takes a parameter away. */
      readonly address?: Readonly<Record<string, string | null>>;
      /** What is said of it, by its name among the sentences; the name of the act without it. */
      readonly said?: string;
    }
  /** What is wrong, by the name of the field. */
  | { readonly status: 'INVALID'; readonly problems: Asked }
  /** Why not, in a sentence. */
  | { readonly status: 'REFUSED'; readonly sentence: string }
  /** Nothing was kept: it is shown as shoppers would see it. */
  | { readonly status: 'PREVIEW'; readonly preview: WordsPreview }
  /** It is about something that this dealer has not. */
  | { readonly status: 'MISSING' };

/** A room, or that this dealer has nothing such. */
export type Seen<Shown> =
  | { readonly status: 'SEEN'; readonly shown: Shown }
  | { readonly status: 'MISSING' };

/** The rooms of one dealer, for one person of its staff. */
export interface Portal {
  readonly frame: PortalFrame;
  see<Name extends keyof PortalViews>(name: Name, asked: Asked): Promise<Seen<PortalViews[Name]>>;
  /** @param name of the act: `conversation.answer` */
  act(name: string, fields: Asked): Promise<ActAnswer>;
}

/** Whether whoever asks may come in. */
export type PortalEntry =
  | { readonly status: 'ENTERED'; readonly portal: Portal }
  | { readonly status: 'SIGN_IN' }
  /** Nobody of that dealer's staff: told nothing. */
  | { readonly status: 'STRANGER' };

/** What the rooms of dealers ask of the server. */
export interface PortalServices {
  /** @param dealer its id, as the address says it; null for the first that this person works for */
  enterPortal(dealer: string | null): Promise<PortalEntry>;
}
