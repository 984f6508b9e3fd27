import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';

interface BriefNoticeProps {
  readonly id: number;
  /** Whether there is a number to call. */
  readonly hasPhone: boolean;
}

/** Said of a car of which only that is known now which the search knows. */
export function BriefNotice({ id, hasPhone }: BriefNoticeProps) {
  return (
    <p className="ui-alert" role="status">
      <span>
        <b>Part of this page is resting.</b> The car is for sale at this price. Its price history,
        the seller’s own words and further photographs come back in a moment. Messages, saving and
        comparing rest until then{hasPhone ? '; the seller can be called.' : '.'}{' '}
        <a className="ui-link" href={vehiclePath(id)}>
          Try again
        </a>
      </span>
    </p>
  );
}
