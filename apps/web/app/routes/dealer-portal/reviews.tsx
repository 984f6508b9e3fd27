import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import { doRoomAct, loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { WordsPreview } from '../../dealer-portal/profile/profile-view.ts';
import { readAnewAfterRefusal } from '../../dealer-portal/read-anew.ts';
import reviewStyles from '../../dealer-portal/reviews/reviews.css?url';
import { ReviewsRoom } from '../../dealer-portal/reviews/reviews-room.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/reviews.ts';

export const links: Route.LinksFunction = () => [...portalStyles(), ...pageStyles(reviewStyles)];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'reviews');

export const action = (visit: Route.ActionArgs) => doRoomAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<WordsPreview>(visit);

export const shouldRevalidate = readAnewAfterRefusal;

export const meta = portalMeta('Reviews');

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/reviews">
      <ReviewsRoom room={loaderData} undone={actionData ?? null} />
    </PortalFrame>
  );
}
