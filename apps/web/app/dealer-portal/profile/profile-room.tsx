import { OfficeHead } from '../../back-office/office-frame.tsx';
import { Said } from '../../back-office/said.tsx';
import { portalSentences } from '../done-sentences.ts';
import type { Room, TypedUndone } from '../enter-portal.ts';
import { AsShown } from './as-shown.tsx';
import { ClosedDays } from './closed-days.tsx';
import { DealerWordsForm } from './dealer-words-form.tsx';
import { FromFeed } from './from-feed.tsx';
import { HoursForm } from './hours-form.tsx';
import type { ProfileView } from './profile-view.ts';

interface ProfileRoomProps {
  readonly room: Room<ProfileView>;
  readonly undone: TypedUndone | null;
}

/** What of a form was not done; null of other forms. */
const undoneOf = (undone: TypedUndone | null, ...acts: readonly string[]) =>
  undone && acts.includes(undone.act) ? undone : null;

/** What shoppers read of a dealer. */
export function ProfileRoom({ room: { frame, shown, said, unsent }, undone }: ProfileRoomProps) {
  const typed = undone ?? unsent;
  const key = said ?? '';
  return (
    <div className="office-page">
      <OfficeHead
        title="Profile"
        lead="What shoppers read on your page and beside each of your cars."
      />
      <Said said={said} problem={undone?.sentence} sentences={portalSentences} />
      <div className="portal-profile">
        <div>
          <HoursForm
            key={`hours ${key}`}
            frame={frame}
            shown={shown}
            undone={undoneOf(typed, 'profile.hours')}
          />
          <ClosedDays
            key={`days ${key} ${shown.closedDays.length}`}
            frame={frame}
            shown={shown}
            undone={undoneOf(typed, 'profile.close')}
          />
          <DealerWordsForm
            key={`words ${key}`}
            frame={frame}
            shown={shown}
            undone={undoneOf(typed, 'profile.words', 'profile.preview')}
          />
          <FromFeed shown={shown} />
        </div>
        <AsShown frame={frame} shown={shown} />
      </div>
    </div>
  );
}
