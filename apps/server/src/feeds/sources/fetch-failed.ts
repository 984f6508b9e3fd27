/** A file could not be fetched; the message says why, to people. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  /** Whether it may well be there a little later. */
  readonly isWorthATry: boolean;

  constructor(message: string, isWorthATry: boolean) {
    super(message);
    this.isWorthATry = isWorthATry;
  }
}

/** Where to fetch from, and what is known of the last time. */
export interface Fetching {
  readonly url: URL;
  /** `name:password`; null where nothing is asked. */
  readonly credentials: string | null;
  readonly hostKey: string | null;
  /** That of the file that was taken in last; null for none. */
  readonly version: string | null;
  /** Whether an address may be connected to: public ones alone. Tests allow their own. */
  readonly isAllowed: (address: string) => boolean;
  readonly limits: FetchLimits;
}

/** In milliseconds and bytes. */
export interface FetchLimits {
  /** For a connection of SFTP until its files can be asked for. */
  readonly connectMs: number;
  /** For all of it. */
  readonly totalMs: number;
  /** Without anything that comes. */
  readonly idleMs: number;
  readonly maxBytes: number;
}

/** Ten million rows, packed, over a slow line. */
export const fetchLimits: FetchLimits = {
  connectMs: 20_000,
  totalMs: 30 * 60_000,
  idleMs: 60_000,
  maxBytes: 2_000_000_000,
};

/** What came: a file to be read once, or word that it is the same as last time. */
export type Fetched =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'file';
      readonly bytes: AsyncIterable<Uint8Array>;
      readonly version: string | null;
    };

/** Passes a file on as long as it is not larger than anything that is taken in. */
export async function* boundBytes(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const chunk of bytes) {
    passed += chunk.length;
    if (passed > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

export const tooLarge = (maxBytes: number) =>
  new FetchFailed(`The file is larger than ${Math.floor(maxBytes / 1e6)} MB.`, false);
