import { toCompareAddress } from '@forecourt/domain/compare/compare-address';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { Columns3 } from 'lucide-react';
import { useSaved } from '../hearts/saving.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { SavedCarData } from './saved-page-data.ts';

/** Leads to saved cars side by side, in the order of the page; there is none to fewer than two. */
export function CompareSaved({ cars }: { readonly cars: readonly SavedCarData[] }) {
  const { ids, isWhole } = useSaved();
  const compared = cars.filter(
    ({ id, status }) => status === 'active' && (!isWhole || ids.has(id)),
  );
  if (compared.length < 2) return null;
  const first = compared.slice(0, maxCompared).map(({ id }) => id);
  return (
    <PageLink
      className="ui-button ui-button-secondary"
      to={toCompareAddress({ ids: first, onlyDifferences: false, zip: null })}
    >
      <Columns3 className="ui-icon" size={16} aria-hidden="true" />
      {compared.length > maxCompared ? `Compare the first ${maxCompared}` : 'Compare'}
    </PageLink>
  );
}
