import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { Flag } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';

interface ReportLinkProps {
  readonly listingId: number;
  /** What the car is called. */
  readonly name: string;
}

/** Leads to where a shopper says what is wrong with a car. */
export function ReportLink({ listingId, name }: ReportLinkProps) {
  return (
    <PageLink
      className="ui-button ui-button-quiet"
      to={`${vehiclePath(listingId)}/report`}
      data-report="true"
      rel="nofollow"
      aria-label={`Report the ${name}`}
    >
      <Flag className="ui-icon" size={16} aria-hidden="true" />
      <span>Report</span>
    </PageLink>
  );
}
