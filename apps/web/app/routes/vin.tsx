import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { data } from 'react-router';
import { appContext } from '../app-context.ts';
import { RecallList } from '../reference/recall-list.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import styles from '../vin/vin.css?url';
import { VinHead } from '../vin/vin-head.tsx';
import { VinHelp } from '../vin/vin-help.tsx';
import { VinIdentity } from '../vin/vin-identity.tsx';
import { VinMarket } from '../vin/vin-market.tsx';
import { findVinPage } from '../vin/vin-page-data.ts';
import { VinWorth } from '../vin/vin-worth.tsx';
import { CostToOwn } from '../wallet/costs/cost-to-own.tsx';
import type { Route } from './+types/vin.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findVinPage(url.searchParams, app);
  const page = { ...found, url: new URL(vinPath, app.origin).href };
  if (!page.isLost) return data(page);
  return data(page, { status: 200, headers: { 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  const title = 'Look up a VIN';
  const description =
    'What a VIN says: maker, year and plant, whether the car is for sale here and was, what was asked, what it is worth, recalls and what it costs to own.';
  if (page && page.typed === '')
    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: page.url },
    ];
  return [
    { title: page?.car ? `${page.car.identity.title}, by its VIN` : title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function VinPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="main">
      <VinHead page={page} />
      {page.car ? (
        <div className="ui-wrap vin-columns">
          <VinIdentity car={page.car} />
          <div className="vin-main">
            <VinWorth car={page.car} />
            {page.car.identity.named && (
              <section className="vin-section" id="recalls" aria-labelledby="vin-recalls-heading">
                <h2 id="vin-recalls-heading">Recalls</h2>
                {page.car.recalls ? (
                  <RecallList recalls={page.car.recalls} name={page.car.identity.title} />
                ) : (
                  <p className="ui-lead">
                    We have no recall data for this car. A dealer of the make can check it by its
                    VIN, and so can you at{' '}
                    <a className="ui-link" href="https://www.nhtsa.gov/recalls">
                      nhtsa.gov/recalls
                    </a>
                    .
                  </p>
                )}
              </section>
            )}
            {page.car.cost && (
              <section className="vin-section" id="own" aria-labelledby="vin-own-heading">
                <h2 id="vin-own-heading">What it costs to own</h2>
                <p className="ui-lead">Paid for over {page.car.terms}.</p>
                <CostToOwn cost={page.car.cost} />
              </section>
            )}
          </div>
          <VinMarket car={page.car} />
        </div>
      ) : (
        <VinHelp />
      )}
    </main>
  );
}
