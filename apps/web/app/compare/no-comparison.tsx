import { toCompareAddress } from '@forecourt/domain/compare/compare-address';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { Plus } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';
import { useComparison } from './use-comparison.ts';

const slots = ['first', 'second', 'third'];

/**
 * What a comparison is for, while the address names no car, and the way to the cars that this browser compares.
 *
 * @param zip where the shopper is
 */
export function NoComparison({ zip }: { readonly zip: string | null }) {
  const { ids } = useComparison();
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
        features and history, with the best of each row said. Tick Compare at cars in the results,
        or add one below.
      </p>
      {ids.length === 0 ? (
        <PageLink to="/cars-for-sale" className="ui-button ui-button-primary">
          Find cars to compare
        </PageLink>
      ) : (
        <PageLink
          to={toCompareAddress({ ids, onlyDifferences: false, zip })}
          className="ui-button ui-button-primary"
        >
          {ids.length === 1
            ? 'Compare the car you chose'
            : `Compare the ${ids.length} cars you chose`}
        </PageLink>
      )}
    </section>
  );
}
