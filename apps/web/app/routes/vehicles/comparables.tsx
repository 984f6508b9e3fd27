import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import { DealXray } from '../../vehicles/xray/deal-xray.tsx';
import styles from '../../vehicles/xray/xray.css?url';
import { toXray } from '../../vehicles/xray/xray-data.ts';
import type { Route } from './+types/comparables.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services, reference } = context.get(appContext);
  const zip = zipOfAddress(url.search);
  const id = /^\d{1,12}$/.test(params.listingId) ? Number(params.listingId) : 0;
  const found = await services.findCarToAsk(id);
  if (!found) throw data(null, { status: 404 });
  const comparables = await services.findComparables(found.card);
  if (comparables === null) throw redirect(`${vehiclePath(id, zip)}#pricingSection`);
  const xray = toXray(found.card, comparables, reference, zip);
  const miles = /^\d{1,7}$/.exec(url.searchParams.get('miles') ?? '')?.[0];
  return { xray, startMiles: miles === undefined ? xray.mileage : Number(miles) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Deal X-ray: ${loaderData.xray.name}` : 'Vehicle not found';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function ComparableCars({ loaderData: { xray, startMiles } }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap vehicle-xray-page">
      <PageLink className="ui-link" to={xray.href}>
        Back to the car
      </PageLink>
      <h1>Deal X-ray: {xray.name}</h1>
      <p className="ui-lead">
        Every car that this one is compared with, by miles and price. Move the miles and see what is
        fair; a dot opens its car.
      </p>
      <DealXray key={xray.id} xray={xray} startMiles={startMiles} />
      <p className="ui-fine-print">
        The line is the median of all these prices, each brought to the model year {xray.year} and
        to those miles. Prices include mandatory dealer fees where they are told.
      </p>
    </main>
  );
}
