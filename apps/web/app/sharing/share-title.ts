import { sharedListing } from '@forecourt/domain/listing/share-link';

/** What is handed on. */
export function shareTitle(page: string): string {
  if (sharedListing(page) !== null) return 'Share this car';
  return page.startsWith('/cars-for-sale/compare') ? 'Share this comparison' : 'Share this search';
}
