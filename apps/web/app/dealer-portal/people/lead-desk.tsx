import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Box } from '../../back-office/box.tsx';
import type { PeopleView } from './people-view.ts';

/** Where every lead goes, whoever of the staff is told besides. */
export function LeadDesk({ desk }: { readonly desk: NonNullable<PeopleView['desk']> }) {
  const { email, isPassedOn, count, arrived, days } = desk;
  return (
    <Box title="Your system for leads" note={email === null ? undefined : 'From your feed'}>
      <div className="office-box-body">
        <dl className="portal-facts">
          <div>
            <dt>Every lead goes to</dt>
            <dd>{email ?? (isPassedOn ? 'Whom the marketplace passes them to' : 'Nobody')}</dd>
          </div>
          <div>
            <dt>As</dt>
            <dd>ADF, which systems for leads read</dd>
          </div>
          <div>
            <dt>Past {days} days</dt>
            <dd>
              {count === 0 ? 'No lead' : `${groupDigits(arrived)} of ${groupDigits(count)} arrived`}
            </dd>
          </div>
        </dl>
        <p className="portal-note">
          {email === null
            ? 'Your feed names no address for leads. Name one there, and every lead goes to it.'
            : 'The address is changed in your feed.'}{' '}
          {email === null && !isPassedOn
            ? 'Until then shoppers cannot write to you here.'
            : 'Mails that colleagues choose above come besides, and each lead stands in the inbox.'}
        </p>
      </div>
    </Box>
  );
}
