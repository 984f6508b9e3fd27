import { conversationPath } from '@forecourt/domain/lead/conversation';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { PageLink } from '../ui/page-link.tsx';
import { dayOfContact, useContact } from './contacted-cars.ts';

interface ContactLinkProps {
  readonly listingId: number;
  /** What it is for those who only hear it. */
  readonly name: string;
  readonly privateSeller: boolean;
  readonly className: string;
  readonly from: 'srp' | 'vdp';
  readonly zip?: string | null;
}

/** Leads to the form of a car; a car that was asked about from this browser says when. */
export function ContactLink({
  listingId,
  name,
  privateSeller,
  className,
  from,
  zip = null,
}: ContactLinkProps) {
  const contacted = useContact(listingId);
  const action = privateSeller ? 'Make Offer' : 'Contact Dealer';
  const words = contacted ? `You asked on ${dayOfContact(contacted)}` : action;
  const link = { className, 'aria-label': `${words}, ${name}`, rel: 'nofollow' };
  if (contacted?.token) {
    return (
      <PageLink {...link} to={conversationPath(contacted.token)}>
        {words}
      </PageLink>
    );
  }
  return (
    <a
      {...link}
      href={`${vehiclePath(listingId)}/contact?from=${from}${zip === null ? '' : `&zip=${zip}`}`}
    >
      {words}
    </a>
  );
}
