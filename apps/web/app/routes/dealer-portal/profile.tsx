import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import { doRoomAct, loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import profileStyles from '../../dealer-portal/profile/profile.css?url';
import { ProfileRoom } from '../../dealer-portal/profile/profile-room.tsx';
import type { WordsPreview } from '../../dealer-portal/profile/profile-view.ts';
import { readAnewAfterRefusal } from '../../dealer-portal/read-anew.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/profile.ts';

export const links: Route.LinksFunction = () => [...portalStyles(), ...pageStyles(profileStyles)];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'profile');

export const action = (visit: Route.ActionArgs) => doRoomAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<WordsPreview>(visit);

export const shouldRevalidate = readAnewAfterRefusal;

export const meta = portalMeta('Profile');

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/profile">
      <ProfileRoom room={loaderData} undone={actionData ?? null} />
    </PortalFrame>
  );
}
