import { marketPath } from '@forecourt/domain/market/market-address';
import { minMarketCars } from '@forecourt/domain/market/market-trends';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import styles from '../../market/market.css?url';
import { toMarketLinks } from '../../market/market-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/markets.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const models = await app.services.findMarketModels();
  const url = new URL(marketPath, app.origin).href;
  if (models) return data({ url, models: toMarketLinks(models, app) });
  return data({ url, models: null }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  const description =
    'What used cars ask and how long they stand, model by model, by state and by television market.';
  return [
    { title: 'Used car markets: prices and days on the market' },
    { name: 'description', content: description },
    ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.url }] : []),
  ];
}

export default function Markets({ loaderData: { models } }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap market-page">
      <h1>Used car markets</h1>
      <p className="ui-lead">
        Models of which at least {minMarketCars} used cars are for sale here, the most first.
      </p>
      {models === null && (
        <p role="alert">The markets cannot be told just now. Please try again soon.</p>
      )}
      <ul className="market-links">
        {models?.map(({ modelCode, name, href, cars }) => (
          <li key={modelCode}>
            <PageLink className="ui-link" to={href}>
              {name}
            </PageLink>
            <span>{carWords(cars)}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
