import { toCompareAddress } from '@forecourt/domain/compare/compare-address';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';
import type { ComparePageData } from './compare-page-data.ts';
import { useComparison } from './use-comparison.ts';

const slots = [1, 2, 3];

/** What a comparison is for, while the address names no car, and the way to the cars that this browser compares. */
export function NoComparison({ page }: { readonly page: ComparePageData }) {
  const { ids } = useComparison();
  const hasChosen = ids.length > 0;
  const chosen = toCompareAddress({ ids, onlyDifferences: false, zip: page.zip });
  const navigate = useNavigate();
  // Not where pressing Remove has led to it.
  const isOpened = useNavigationType() === 'POP';
  const leadsOn = page.leadsOn && isOpened && hasChosen;
  useEffect(() => {
    if (leadsOn) void navigate(chosen, { replace: true });
  }, [leadsOn, chosen, navigate]);
  return (
    <section className="compare-none">
      <ul aria-hidden="true">
        {slots.map((slot) => (
          <li key={slot}>
            <Plus className="ui-icon" size={20} />
          </li>
        ))}
      </ul>
      <p className="ui-lead">
        Up to {maxCompared} cars side by side: price and payment, cost to own, economy, size,
        features and history, with the best in each row marked. Tick Compare at cars in the results,
        or add one below.
      </p>
      <PageLink to={hasChosen ? chosen : '/cars-for-sale'} className="ui-button ui-button-primary">
        {hasChosen
          ? `Compare the ${ids.length === 1 ? 'car' : `${ids.length} cars`} you chose`
          : 'Find cars to compare'}
      </PageLink>
    </section>
  );
}
