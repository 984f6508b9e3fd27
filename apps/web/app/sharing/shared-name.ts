import { carName } from '@forecourt/domain/listing/listing-title';
import { sharedListing } from '@forecourt/domain/listing/share-link';
import type { AppContext } from '../app-context.ts';

/** What a page is of that is to be handed on; null where its path leads to nothing of ours. */
export async function findSharedName(
  page: string,
  { services, reference }: AppContext,
): Promise<string | null> {
  const listingId = sharedListing(page);
  if (listingId !== null) {
    const found = await services.findCarToAsk(listingId);
    return found && carName(found.card, reference);
  }
  if (page.startsWith('/cars-for-sale/compare?')) return 'Cars compared';
  return services.nameSearch(page);
}
