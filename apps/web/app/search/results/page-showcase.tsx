import { DealerShowcase } from '../../promotions/dealer-showcase.tsx';
import type { SearchPageData } from '../page/search-page-data.ts';

/** The dealer of a page, where there is one. */
export function PageShowcase({ page }: { readonly page: SearchPageData }) {
  const { showcase, canHideShowcase } = page;
  if (showcase === null) return null;
  return <DealerShowcase key={showcase.href} showcase={showcase} canHide={canHideShowcase} />;
}
