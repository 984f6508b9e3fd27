import { useSearchParams } from 'react-router';
import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import cardStyles from '../../cards/cards.css?url';
import { doRoomAct, loadRoom } from '../../dealer-portal/enter-portal.ts';
import inboxStyles from '../../dealer-portal/inbox/inbox.css?url';
import { InboxRoom } from '../../dealer-portal/inbox/inbox-room.tsx';
import { PortalFrame } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { WordsPreview } from '../../dealer-portal/profile/profile-view.ts';
import { readAnewAfterRefusal } from '../../dealer-portal/read-anew.ts';
import quoteStyles from '../../leads/quote/quote-page.css?url';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/inbox.ts';

export const links: Route.LinksFunction = () => [
  ...portalStyles(),
  ...pageStyles(cardStyles, inboxStyles, quoteStyles),
];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'inbox');

export const action = (visit: Route.ActionArgs) => doRoomAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<WordsPreview>(visit);

export const shouldRevalidate = readAnewAfterRefusal;

export const meta = portalMeta('Inbox');

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  return (
    <PortalFrame frame={loaderData.frame} path="/dealer-portal/inbox">
      <InboxRoom room={loaderData} undone={actionData ?? null} starter={asked.get('start')} />
    </PortalFrame>
  );
}
