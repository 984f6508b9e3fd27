import { useSearchParams } from 'react-router';
import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import cardStyles from '../../cards/cards.css?url';
import { doAdAct, loadManaged } from '../../selling/enter-selling.ts';
import styles from '../../selling/manage/manage.css?url';
import { ManagePage } from '../../selling/manage/manage-page.tsx';
import { sellMeta, sellStyles } from '../../selling/sell-styles.ts';
import type { Route } from './+types/manage.ts';

export const links: Route.LinksFunction = () => sellStyles(cardStyles, styles);

export const loader = (visit: Route.LoaderArgs) => loadManaged(visit);

export const action = (visit: Route.ActionArgs) => doAdAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

export const meta = sellMeta('Your ad');

export default function Manage({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  return (
    <ManagePage page={loaderData} undone={actionData ?? null} counter={asked.get('counter')} />
  );
}
