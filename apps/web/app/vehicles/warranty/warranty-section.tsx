import { Check } from 'lucide-react';
import { AboutLink } from '../../content/about-link.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { ProductTiles } from './product-tiles.tsx';
import type { WarrantyData } from './warranty-data.ts';

/** What stands behind the car, and what the seller does at the shopper's home. */
export function WarrantySection({ warranty }: { readonly warranty: WarrantyData }) {
  const { promise, terms, moneyBack, services, delivery, tiles } = warranty;
  return (
    <section className="vehicle-section" id="warrantySection" aria-labelledby="warranty-heading">
      <h2 id="warranty-heading">Warranty and services</h2>
      <p className="ui-lead">{promise}</p>
      {moneyBack !== null && (
        <p className="ui-lead">
          <AboutLink className="ui-link" about="money-back-guarantee">
            Money-back guarantee
          </AboutLink>
          : {moneyBack}.
        </p>
      )}
      {terms.length > 0 && (
        <div className="vehicle-terms">
          <TermList terms={terms} />
        </div>
      )}
      {services.length > 0 && (
        <ul className="vehicle-services">
          {services.map((name) => (
            <li key={name}>
              <Check className="ui-icon" size={16} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
      {delivery !== null && <p className="vehicle-delivery">{delivery}</p>}
      <ProductTiles tiles={tiles} />
    </section>
  );
}
