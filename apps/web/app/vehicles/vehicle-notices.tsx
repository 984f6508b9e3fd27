import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <p className="ui-alert" role="status">
      <span>
        <b>{title}</b>
        {children}
      </span>
    </p>
  );
}

interface BriefNoticeProps {
  readonly id: number;
  /** Whether there is a number to call. */
  readonly hasPhone: boolean;
}

/** Said of a car of which only that is known now which the search knows. */
export function BriefNotice({ id, hasPhone }: BriefNoticeProps) {
  return (
    <Notice title="Part of this page is resting.">
      {' '}
      The car is for sale at this price. Its price history, the seller’s own words and further
      photographs come back in a moment. Messages, saving and comparing rest until then
      {hasPhone ? '; the seller can be called.' : '.'}{' '}
      <a className="ui-link" href={vehiclePath(id)}>
        Try again
      </a>
    </Notice>
  );
}

interface GoneNoticeProps {
  /** Make and model. */
  readonly name: string;
  readonly hasSimilar: boolean;
}

/** The car of this page is gone: the specification's own words. */
export function GoneNotice({ name, hasSimilar }: GoneNoticeProps) {
  return (
    <Notice title={`We're sorry, the ${name} you were looking for is no longer available.`}>
      {hasSimilar && ' Here are vehicles you may be interested in.'}
    </Notice>
  );
}
