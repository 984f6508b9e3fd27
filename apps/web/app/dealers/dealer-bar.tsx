import { phoneHref } from '@forecourt/domain/lead/phone-number';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { Globe, Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { DealerPageData } from './dealer-page-data.ts';

/** How a dealer is reached, at the foot of a narrow window however far the page is scrolled. */
export function DealerBar({ dealer }: { readonly dealer: DealerPageData }) {
  const { name, phone, website, total, stockHref } = dealer;
  if (total === 0 && phone === null && website === null) return null;
  return (
    <section className="dealer-bar ui-not-printed" aria-label={`Reach ${name}`}>
      {total !== 0 && (
        <Link className="ui-button ui-button-primary" to={stockHref}>
          {total === null ? 'See its cars' : `See ${carWords(total)}`}
        </Link>
      )}
      {phone !== null && (
        <a className="ui-button ui-button-secondary" href={phoneHref(phone)}>
          <Phone className="ui-icon" size={18} aria-hidden="true" />
          Call
        </a>
      )}
      {website !== null && (
        <a className="ui-button ui-button-secondary" href={website} rel="nofollow noopener">
          <Globe className="ui-icon" size={18} aria-hidden="true" />
          Website
        </a>
      )}
    </section>
  );
}
