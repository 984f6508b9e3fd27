import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { SellerTerms } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { dayOfContact, useContact } from './contacted-cars.ts';

interface ContactLinkProps {
  readonly listingId: number;
  /** What it is for those who only hear it. */
  readonly name: string;
  readonly seller: SellerTerms;
  readonly className: string;
  readonly from: 'srp' | 'vdp';
  readonly zip?: string | null;
}

/** Leads to the form of a car; a car that was asked about from this browser says when. */
export function ContactLink({
  listingId,
  name,
  seller,
  className,
  from,
  zip = null,
}: ContactLinkProps) {
  const contacted = useContact(listingId);
  const action = seller.firmPrice
    ? 'Contact Seller'
    : seller.privateSeller
      ? 'Make Offer'
      : 'Contact Dealer';
  const words = contacted ? `You asked on ${dayOfContact(contacted)}` : action;
  // A card has another button beside it, and no room for more.
  const shown = contacted && from === 'srp' ? `Asked on ${dayOfContact(contacted)}` : words;
  const form = `${vehiclePath(listingId)}/contact?from=${from}${zip === null ? '' : `&zip=${zip}`}`;
  const token = contacted?.token;
  // The same element before and after: the keyboard is on it when the form over the page closes.
  return (
    <a
      className={className}
      aria-label={`${words}, ${name}`}
      rel="nofollow"
      href={token ? conversationPath(token) : form}
      data-discover={token ? '' : undefined}
    >
      {shown}
    </a>
  );
}
