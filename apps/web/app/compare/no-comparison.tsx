import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { Plus } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';

const slots = ['first', 'second', 'third'];

/** What a comparison is for, while there is no car in it. */
export function NoComparison() {
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
      <PageLink to="/cars-for-sale" className="ui-button ui-button-primary">
        Find cars to compare
      </PageLink>
    </section>
  );
}
