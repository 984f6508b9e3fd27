import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { data, useSearchParams } from 'react-router';
import { appContext } from '../../app-context.ts';
import { doActInBrowser } from '../../back-office/do-act-in-browser.ts';
import { doStartAct, loadOwnAds } from '../../selling/enter-selling.ts';
import { sellStyles } from '../../selling/sell-styles.ts';
import { OwnAds } from '../../selling/start/own-ads.tsx';
import { SellVisitor } from '../../selling/start/sell-visitor.tsx';
import styles from '../../selling/start/start.css?url';
import type { Route } from './+types/sell.ts';

export const links: Route.LinksFunction = () => sellStyles(styles);

/** Whoever is not signed in reads what it is. */
export async function loader(visit: Route.LoaderArgs) {
  const { person, signInRests, origin } = visit.context.get(appContext);
  if (person !== null || signInRests) return loadOwnAds(visit);
  return data({ frame: null, url: new URL(sellPath, origin).href } as const);
}

export const action = (visit: Route.ActionArgs) => doStartAct(visit);

export const clientAction = (visit: Route.ClientActionArgs) => doActInBrowser<never>(visit);

const title = 'Sell your car yourself';
const description =
  'Sell your car to a person, not to a dealer: begin with its VIN, see what cars like it ask, and publish it in four steps. Free, with messages and offers in one place.';

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (page?.frame !== null) return [{ title: 'Your ads' }, { name: 'robots', content: 'noindex' }];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.url },
  ];
}

export default function Sell({ loaderData: page, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  const vin = asked.get('vin') ?? '';
  return page.frame === null ? (
    <SellVisitor vin={vin} undone={actionData ?? null} />
  ) : (
    <OwnAds page={page} undone={actionData ?? null} vin={vin} />
  );
}
