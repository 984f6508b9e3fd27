import { appContext } from '../../app-context.ts';
import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import { answerPage } from '../../back-office/page.ts';
import { toCardData } from '../../cards/car-card-data.ts';
import cardStyles from '../../cards/cards.css?url';
import { doAdAct, seeStep } from '../../selling/enter-selling.ts';
import styles from '../../selling/publish/publish.css?url';
import { PublishStep } from '../../selling/publish/publish-step.tsx';
import { sellMeta, sellStyles } from '../../selling/sell-styles.ts';
import type { Route } from './+types/publish.ts';

export const links: Route.LinksFunction = () => sellStyles(cardStyles, styles);

export async function loader(visit: Route.LoaderArgs) {
  const page = await seeStep(visit, 'publish');
  const { card, owner, ...view } = page.shown;
  const shownCard =
    card &&
    owner &&
    toCardData({ card, owner, distanceMiles: null }, visit.context.get(appContext));
  return answerPage(visit, { ...page, shown: { ...view, card: shownCard } });
}

export const action = (visit: Route.ActionArgs) => doAdAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

export const meta = sellMeta('Publish');

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  return <PublishStep page={loaderData} undone={actionData ?? null} />;
}
