import { isSameAddress } from '@forecourt/domain/search/address/same-address';
import { redirect } from 'react-router';
import { type PackedPage, unpackPage } from '../results/packed-page.ts';

/** The page that came in answer to another spelling of its address, until the router asks for it there. */
let arrived: { readonly address: string; readonly packed: PackedPage } | null = null;

/**
 * The page of a search, asked for once however its address is spelled, as a form spells it: what comes says
 * what its address is, and is what the router finds there.
 *
 * @param load asks the server
 * @throws the way to the page's own address
 */
export async function loadCanonical(
  requested: Pick<URL, 'pathname' | 'search'>,
  load: () => Promise<PackedPage>,
): Promise<PackedPage> {
  const asked = requested.pathname + requested.search;
  const kept = arrived;
  arrived = null;
  if (kept && isSameAddress(kept.address, asked)) return kept.packed;
  const packed = await load();
  const address = unpackPage(packed).ownHref;
  if (isSameAddress(address, asked)) return packed;
  arrived = { address, packed };
  throw redirect(address);
}
