import { loadRoom } from '../../dealer-portal/enter-portal.ts';
import feedStyles from '../../dealer-portal/feed/feed.css?url';
import { FeedRoom } from '../../dealer-portal/feed/feed-room.tsx';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/feed.ts';

export const links: Route.LinksFunction = () => [...portalStyles(), ...pageStyles(feedStyles)];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'feed');

export const meta = portalMeta('Feed');

export default function Feed({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/feed">
      <FeedRoom room={loaderData} />
    </PortalFrame>
  );
}
