import { loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame, RoomHead } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { Route } from './+types/profile.ts';

export const links: Route.LinksFunction = portalStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'profile');

export const meta = portalMeta('Profile');

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { frame } = loaderData;
  return (
    <PortalFrame frame={frame} path="/dealer-portal/profile">
      <div className="portal-page">
        <RoomHead title="Profile" />
      </div>
    </PortalFrame>
  );
}
