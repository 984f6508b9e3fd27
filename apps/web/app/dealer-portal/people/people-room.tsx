import { Box } from '../../back-office/box.tsx';
import { OfficeHead } from '../../back-office/office-frame.tsx';
import { Said } from '../../back-office/said.tsx';
import { portalSentences } from '../done-sentences.ts';
import type { Room, TypedUndone } from '../enter-portal.ts';
import { ColleagueRow } from './colleague-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeadDesk } from './lead-desk.tsx';
import type { PeopleView } from './people-view.ts';

interface PeopleRoomProps {
  readonly room: Room<PeopleView>;
  readonly undone: TypedUndone | null;
}

/** Who works for a dealer, and who gets what shoppers ask. */
export function PeopleRoom({ room: { frame, shown, said, unsent }, undone }: PeopleRoomProps) {
  const { people, isManager, desk } = shown;
  const typed = undone ?? unsent;
  const managers = people.filter(({ role }) => role === 'manager').map(({ name }) => name);
  return (
    <div className="office-page">
      <OfficeHead
        title="People"
        lead="Who comes into these rooms, and who is told of leads and reviews."
      />
      <Said said={said} problem={undone?.sentence} sentences={portalSentences} />
      <Box
        title="Who works here"
        note={isManager ? undefined : `${managers.join(', ')} can let others in`}
      >
        <ul className="portal-people">
          {people.map((colleague) => (
            <ColleagueRow
              key={`${colleague.email} ${colleague.role} ${colleague.mails}`}
              colleague={colleague}
              frame={frame}
              isManager={isManager}
            />
          ))}
        </ul>
      </Box>
      <div className="portal-two">
        {isManager && (
          <InviteForm
            // Emptied by each that was sent.
            key={`${said} ${people.length}`}
            frame={frame}
            maxName={shown.maxName}
            undone={typed?.act === 'people.invite' ? typed : null}
          />
        )}
        {desk && <LeadDesk desk={desk} />}
      </div>
    </div>
  );
}
