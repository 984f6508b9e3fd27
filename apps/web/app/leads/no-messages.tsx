import { asBeginning } from '@forecourt/domain/listing/seller/seller-words';
import type { ContactData } from './contact-data.ts';
import { PhoneReveal, TextLink } from './phone-ways.tsx';

/** For sellers who want no email: how else they are reached. */
export function NoMessages({ contact }: { readonly contact: ContactData }) {
  const { sellerName, phone, listingId, name } = contact;
  return (
    <>
      <p>
        {asBeginning(sellerName)} takes no messages here.
        {phone === null ? '' : ' They answer by telephone.'}
      </p>
      {phone !== null && (
        <div className="ui-stack">
          <PhoneReveal phone={phone} listingId={listingId} />
          <TextLink phone={phone} listingId={listingId} text={aboutCar(name, contact.url)} />
        </div>
      )}
    </>
  );
}

/** What a text message says of the car. */
const aboutCar = (name: string, url: string) => `Is the ${name} still available? ${url}`;
