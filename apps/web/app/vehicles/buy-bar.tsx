import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { ContactLink } from '../leads/contact-link.tsx';
import { PhoneLink } from '../leads/phone-ways.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** What the car costs and the next step, at the foot of a narrow window however far the page is scrolled. */
export function BuyBar({ car }: { readonly car: VehiclePageData }) {
  const { owner, price, payment } = car;
  const notes = [
    ...(car.isListPrice ? ['MSRP'] : []),
    ...(payment === null ? [] : [`${roundDollars(payment.payment)}/mo est.`]),
  ];
  return (
    <section className="vehicle-bar" aria-label="Price and contact">
      <p>
        <strong>{price === null ? 'No price given' : dollars(price)}</strong>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </p>
      {owner.takesMessages ? (
        <ContactLink
          className="ui-button ui-button-primary"
          listingId={car.id}
          name={car.name}
          seller={owner}
          from="vdp"
          zip={car.zip}
        />
      ) : (
        owner.phone && (
          <PhoneLink
            className="ui-button ui-button-primary"
            phone={owner.phone}
            listingId={car.id}
          />
        )
      )}
    </section>
  );
}
