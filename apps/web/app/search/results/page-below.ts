import { isSameAddress } from '@forecourt/domain/search/address/same-address';
import type { PackedPage } from './packed-page.ts';

/** In place of a page that was asked for below others and did not come. */
export const lostPage: PackedPage = { json: null, end: null };

/** The page that is asked for below those that are shown, until it is answered. */
let asked: string | null = null;

/** To be said before it is asked for: without an answer the pages above it stay. */
export function expectBelow(address: string): void {
  asked = address;
}

/** What a page answers; `lostPage` where it is to stand below others and does not come. */
export async function answerBelow(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  ask: () => Promise<PackedPage>,
): Promise<PackedPage> {
  if (asked === null || !isSameAddress(asked, pathname + search)) return ask();
  asked = null;
  try {
    return await ask();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return lostPage;
  }
}
