import { phoneHref } from '@forecourt/domain/lead/phone-number';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Phone } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';
import type { PreorderData } from './page-end-data.ts';

/** Who can order a new car of the model that a shopper did not find. */
export function PreorderSection({ preorder }: { readonly preorder: PreorderData }) {
  const { name, href, total, startingMsrp, dealers } = preorder;
  return (
    <section className="ui-section" aria-labelledby="preorder-heading">
      <h2 id="preorder-heading">Pre-order a new {name}</h2>
      <p>
        Not here as you want it? These dealers sell it new and can order one from the maker.
        {startingMsrp !== null && ` Starting MSRP ${dollars(startingMsrp)}.`}
      </p>
      <ul className="promotion-preorder">
        {dealers.map((dealer) => (
          <li key={dealer.id}>
            <span>
              <PageLink className="ui-link" to={dealer.href}>
                {dealer.name}
              </PageLink>
              <small>{dealer.place}</small>
            </span>
            {dealer.phone !== null && (
              <a className="ui-button ui-button-quiet ui-number" href={phoneHref(dealer.phone)}>
                <Phone className="ui-icon" size={16} aria-hidden="true" />
                {dealer.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
      <PageLink className="ui-button ui-button-secondary ui-button-large" to={href}>
        {total === 1 ? 'See the new one' : `See all ${groupDigits(total)} new ones`}
      </PageLink>
    </section>
  );
}
