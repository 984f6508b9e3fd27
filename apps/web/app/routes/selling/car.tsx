import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import styles from '../../selling/car/car.css?url';
import { CarStep } from '../../selling/car/car-step.tsx';
import { doAdAct, loadStep } from '../../selling/enter-selling.ts';
import { sellMeta, sellStyles } from '../../selling/sell-styles.ts';
import type { Route } from './+types/car.ts';

export const links: Route.LinksFunction = () => sellStyles(styles);

export const loader = (visit: Route.LoaderArgs) => loadStep(visit, 'car');

export const action = (visit: Route.ActionArgs) => doAdAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

export const meta = sellMeta('Your car');

export default function Car({ loaderData, actionData }: Route.ComponentProps) {
  return <CarStep page={loaderData} undone={actionData ?? null} />;
}
