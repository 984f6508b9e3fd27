import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame, RoomHead } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { Route } from './+types/feed.ts';

export const links: Route.LinksFunction = portalStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'feed');

export const meta = portalMeta('Feed');

export default function Feed({ loaderData }: Route.ComponentProps) {
  const { frame } = loaderData;
  return (
    <PortalFrame frame={frame} path="/dealer-portal/feed">
      <div className="portal-page">
        <RoomHead
          title="Feed"
          lead={frame.counts && `${groupDigits(frame.counts.cars)} for sale`}
        />
      </div>
    </PortalFrame>
  );
}
