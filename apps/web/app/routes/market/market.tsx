import { areaKinds, marketAddress, parseMarketPath } from '@forecourt/domain/market/market-address';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { DemoMark } from '../../market/demo-mark.tsx';
import styles from '../../market/market.css?url';
import { areaName, toMarketData } from '../../market/market-data.ts';
import { MarketMonths, MarketPlaces, MarketSupply } from '../../market/market-figures.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/market.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { make, model, area } = params;
  const about = parseMarketPath({ make, model, ...(area && { area }) }, app.reference);
  if (about === null || (about.area !== null && areaName(about.area, app) === null))
    throw data(null, { status: 404 });
  const path = marketAddress(about.modelCode, about.area, app.reference);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const page = toMarketData(about, await app.services.findMarket(about), app);
  if (!page.isLost) return data(page);
  return data(page, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const subjectOf = ({ name, where }: { readonly name: string; readonly where: string | null }) =>
  where === null ? `Used ${name} market` : `Used ${name} market in ${where}`;

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Market not found' }, { name: 'robots', content: 'noindex' }];
  const description = `What used ${page.name} cars ask${page.where === null ? '' : ` in ${page.where}`}, month by month: median prices, days on the market and how many there are.`;
  return [
    { title: `${subjectOf(page)}: prices and days on the market` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.url },
    ...(page.isTold ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

export default function Market({ loaderData: page }: Route.ComponentProps) {
  const { trends, where, name } = page;
  return (
    <main id="main" className="ui-wrap market-page">
      <Breadcrumbs crumbs={page.crumbs} />
      <h1>{subjectOf(page)}</h1>
      <p className="ui-lead">
        Asking prices and time on the market, from the cars that are and were for sale here.{' '}
        <PageLink className="ui-link" to={page.carsHref}>
          See the cars
        </PageLink>{' '}
        or{' '}
        <PageLink className="ui-link" to={page.researchHref}>
          read about the {name}
        </PageLink>
        .
      </p>
      {trends === null && (
        <p role="alert">The market cannot be told just now. Please try again soon.</p>
      )}
      {trends !== null && !page.isTold && (
        <p>
          {trends.cars === 0 ? 'None is' : `Only ${carWords(trends.cars)} with a price are`} for
          sale
          {where === null ? '' : ` in ${where}`} now. Under {page.minCars} cars we tell nothing of a
          market.{' '}
          {where !== null && (
            <PageLink className="ui-link" to={page.wholeHref}>
              The whole country
            </PageLink>
          )}
        </p>
      )}
      {trends !== null && page.isTold && (
        <>
          {page.isDemo && <DemoMark />}
          <MarketSupply trends={trends} />
          <MarketMonths data={page} trends={trends} />
          {where === null &&
            areaKinds.map((kind) => <MarketPlaces key={kind} kind={kind} places={page.places} />)}
        </>
      )}
    </main>
  );
}
