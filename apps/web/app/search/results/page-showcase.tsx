import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { useNavigation } from 'react-router';
import { DealerShowcase } from '../../promotions/dealer-showcase.tsx';
import type { SearchPageData } from '../page/search-page-data.ts';

/** The dealer of a page, where there is one; a placeholder while the dealer of the next search is on its way. */
export function PageShowcase({ page }: { readonly page: SearchPageData }) {
  const { state, location } = useNavigation();
  const { showcase, canHideShowcase } = page;
  if (showcase === null) return null;
  return (
    <DealerShowcase
      key={showcase.href}
      showcase={showcase}
      canHide={canHideShowcase}
      isLoading={state === 'loading' && isSearchPath(location.pathname)}
    />
  );
}
