import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import { doRoomAct, loadRoom } from '../../dealer-portal/enter-portal.ts';
import peopleStyles from '../../dealer-portal/people/people.css?url';
import { PeopleRoom } from '../../dealer-portal/people/people-room.tsx';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { WordsPreview } from '../../dealer-portal/profile/profile-view.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/people.ts';

export const links: Route.LinksFunction = () => [...portalStyles(), ...pageStyles(peopleStyles)];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'people');

export const action = (visit: Route.ActionArgs) => doRoomAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<WordsPreview>(visit);

export const meta = portalMeta('People');

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/people">
      <PeopleRoom room={loaderData} undone={actionData ?? null} />
    </PortalFrame>
  );
}
