import { doAct } from '../back-office/do-act.ts';
import { entrance, missing, type Visit } from '../back-office/enter-office.ts';
import { answerPage, type OfficePage } from '../back-office/page.ts';
import type { TypedUndone as TypedUndoneOf, Undone as UndoneOf } from '../back-office/undone.ts';
import { readUnsent } from '../back-office/unsent.ts';
import type { PortalViews } from './portal-views.ts';
import type { WordsPreview } from './profile/profile-view.ts';
import type { PortalFrame } from './services.ts';

export const enterPortal = entrance(({ services }, url) =>
  services.enterPortal(url.searchParams.get('dealer')),
);

/** A room with what is around it. */
export type Room<Shown> = OfficePage<PortalFrame, Shown>;

/** What became of a form of a room. */
export type Undone = UndoneOf<WordsPreview>;
export type TypedUndone = TypedUndoneOf<WordsPreview>;

/** Reads a room. */
export async function loadRoom<Name extends keyof PortalViews>(visit: Visit, name: Name) {
  const { frame, see } = await enterPortal(visit);
  const unsent = readUnsent(visit, { frame, home: '/dealer-portal' });
  const seen = await see(name, Object.fromEntries(visit.url.searchParams));
  if (seen.status === 'MISSING') throw missing();
  return answerPage(visit, { frame, shown: seen.shown, unsent });
}

/** Does what a form of a room asks for, and shows the room again. */
export const doRoomAct = (visit: Visit) => doAct(visit, enterPortal);
