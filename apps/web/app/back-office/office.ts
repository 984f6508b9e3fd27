/** Parameters of an address, or fields of a form. */
export type Asked = Readonly<Record<string, string>>;

/** A page, or that there is nothing such for who asks. */
export type Seen<Shown> =
  | { readonly status: 'SEEN'; readonly shown: Shown }
  | { readonly status: 'MISSING' };

/** Why somebody of another role does not see it, or nothing was done. */
export interface Forbidden {
  readonly status: 'FORBIDDEN';
  readonly sentence: string;
}

/** It was done. */
export interface Done {
  readonly status: 'DONE';
  /** What is said of it, by its name among the sentences; the name of the act without it. */
  readonly said?: string;
  /** The page that shows what became of it; without it, the page where it was asked for. */
  readonly path?: string;
  /** What the address of that page says from then on, in place of what it said; `null` takes a parameter away. */
  readonly address?: Readonly<Record<string, string | null>>;
  /** Shown this once, on the page where it was asked for: a new key. */
  readonly once?: string;
}

/** What became of something that was to be done. */
export type ActAnswer<Preview = never> =
  | Done
  | Forbidden
  /** Why not, in a sentence. */
  | { readonly status: 'REFUSED'; readonly sentence: string }
  /** What is wrong, by the name of the field. */
  | { readonly status: 'INVALID'; readonly problems: Asked }
  /** Nothing was kept: it is shown as it would be. */
  | { readonly status: 'PREVIEW'; readonly preview: Preview }
  /** It is about something that is not there for who asks. */
  | { readonly status: 'MISSING' };

/** What pages need of who is there. */
export interface OfficeFrame {
  readonly me: { readonly personId: string };
}

/** Where somebody works who was let in, as far as forms need it. */
export interface Office<Preview = unknown> {
  readonly frame: OfficeFrame;
  /** @param name of the act, as of `lead.resend` */
  act(name: string, fields: Asked): Promise<ActAnswer<Preview>>;
  /**
   * Keeps a file that was sent with a form.
   *
   * @returns by what an act finds it; null where this person may send none
   */
  upload?(file: File): Promise<string | null>;
  /** Of forms that may have a file; those of texts alone have a limit of their own. */
  readonly uploadLimit?: UploadLimit;
}

/** How large a form with a file may be. */
export interface UploadLimit {
  readonly bytes: number;
  /** Said of one that is larger. */
  readonly sentence: string;
}

/** Whether whoever asks may come in. */
export type OfficeEntry<Entered> =
  | { readonly status: 'ENTERED'; readonly office: Entered }
  | { readonly status: 'SIGN_IN' }
  /** Signed in, and asked for more than that. */
  | { readonly status: 'SECOND_FACTOR' }
  /** Nobody who has business here: told nothing, not even that there is something. */
  | { readonly status: 'STRANGER' };
