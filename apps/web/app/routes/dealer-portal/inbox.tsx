import { loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame, RoomHead } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { Route } from './+types/inbox.ts';

export const links: Route.LinksFunction = portalStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'inbox');

export const meta = portalMeta('Inbox');

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { frame } = loaderData;
  return (
    <PortalFrame frame={frame} path="/dealer-portal/inbox">
      <div className="portal-page">
        <RoomHead title="Inbox" />
      </div>
    </PortalFrame>
  );
}
