import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import styles from '../../selling/condition/condition.css?url';
import { ConditionStep } from '../../selling/condition/condition-step.tsx';
import { doAdAct, loadStep } from '../../selling/enter-selling.ts';
import pictureStyles from '../../selling/pictures/pictures.css?url';
import { sellMeta, sellStyles } from '../../selling/sell-styles.ts';
import type { Route } from './+types/condition.ts';

export const links: Route.LinksFunction = () => sellStyles(styles, pictureStyles);

export const loader = (visit: Route.LoaderArgs) => loadStep(visit, 'condition');

export const action = (visit: Route.ActionArgs) => doAdAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

export const meta = sellMeta('Condition and pictures');

export default function Condition({ loaderData, actionData }: Route.ComponentProps) {
  return <ConditionStep page={loaderData} undone={actionData ?? null} />;
}
