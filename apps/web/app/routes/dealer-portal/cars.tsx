import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import cardStyles from '../../cards/cards.css?url';
import carsStyles from '../../dealer-portal/cars/cars.css?url';
import { CarsRoom } from '../../dealer-portal/cars/cars-room.tsx';
import { doRoomAct, loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { WordsPreview } from '../../dealer-portal/profile/profile-view.ts';
import { readAnewAfterRefusal } from '../../dealer-portal/read-anew.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/cars.ts';

export const links: Route.LinksFunction = () => [
  ...portalStyles(),
  ...pageStyles(cardStyles, carsStyles),
];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'cars');

export const action = (visit: Route.ActionArgs) => doRoomAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<WordsPreview>(visit);

export const shouldRevalidate = readAnewAfterRefusal;

export const meta = portalMeta('Cars');

export default function Cars({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/cars">
      <CarsRoom room={loaderData} undone={actionData ?? null} />
    </PortalFrame>
  );
}
