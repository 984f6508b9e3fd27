import { marketPath } from '@forecourt/domain/market/market-address';
import { minMarketCars } from '@forecourt/domain/market/market-trends';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { data, Form } from 'react-router';
import { appContext } from '../../app-context.ts';
import styles from '../../market/market.css?url';
import { marketCrumbs, toMarketLinks } from '../../market/market-data.ts';
import { MarketPulse } from '../../market/pulse/market-pulse.tsx';
import { toPulseData } from '../../market/pulse/pulse-data.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkIndex } from '../../ui/link-index.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/markets.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

/** Characters of a name that is looked for. */
const maxName = 60;

export async function loader({ url: asked, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const [models, found] = await Promise.all([
    app.services.findMarketModels(),
    app.services.findMarketPulse(null),
  ]);
  const url = new URL(marketPath, app.origin).href;
  const typed = (asked.searchParams.get('name') ?? '').trim().slice(0, maxName);
  const page = { url, typed, crumbs: marketCrumbs(app.brand), pulse: toPulseData(found, app) };
  if (models) return data({ ...page, models: toMarketLinks(models, typed, app) });
  return data({ ...page, models: null }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  const description =
    'Asking prices of used cars and their time on the market, by model, state and television market.';
  return [
    { title: 'Market prices: what used cars ask, by model and place' },
    { name: 'description', content: description },
    ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.url }] : []),
  ];
}

export default function Markets({ loaderData }: Route.ComponentProps) {
  const { crumbs, models, pulse, typed } = loaderData;
  return (
    <main id="main" className="ui-wrap market-page">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Market prices</h1>
      <p className="ui-lead">Asking prices of used cars, and their time on the market.</p>
      <MarketPulse pulse={pulse} modelsHref={null} />
      <section id="models" className="market-section" aria-labelledby="models-heading">
        <h2 id="models-heading">By model</h2>
        <p className="market-note">
          Models of which at least {minMarketCars} used cars are for sale here, the most first.
        </p>
        {models === null && (
          <p role="alert">Market prices cannot be told just now. Please try again soon.</p>
        )}
        <Form className="market-find" action={`${marketPath}#models`}>
          <label className="ui-field">
            <span>Make or model</span>
            <span className="ui-input">
              <input
                key={typed}
                type="search"
                name="name"
                defaultValue={typed}
                maxLength={maxName}
              />
            </span>
          </label>
          <button className="ui-button ui-button-secondary" type="submit">
            Find
          </button>
        </Form>
        {models?.length === 0 && (
          <p role="status">
            {typed === ''
              ? 'There are not so many of any model yet.'
              : `No model with enough cars is called “${typed}”.`}
          </p>
        )}
        <LinkIndex
          links={(models ?? []).map(({ cars, ...model }) => ({ ...model, figure: carWords(cars) }))}
        />
      </section>
    </main>
  );
}
