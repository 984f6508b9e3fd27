import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import cardStyles from '../../cards/cards.css?url';
import { doAdAct, loadStep } from '../../selling/enter-selling.ts';
import styles from '../../selling/price/price.css?url';
import { PriceStep } from '../../selling/price/price-step.tsx';
import { sellMeta, sellStyles } from '../../selling/sell-styles.ts';
import type { Route } from './+types/price.ts';

export const links: Route.LinksFunction = () => sellStyles(cardStyles, styles);

export const loader = (visit: Route.LoaderArgs) => loadStep(visit, 'price');

export const action = (visit: Route.ActionArgs) => doAdAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

export const meta = sellMeta('Price');

export default function Price({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceStep page={loaderData} undone={actionData ?? null} />;
}
