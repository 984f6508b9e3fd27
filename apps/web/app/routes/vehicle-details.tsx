import { moneyBackPeriod } from '@forecourt/domain/listing/guarantees';
import { dollars } from '@forecourt/domain/money/dollars';
import { Check, TriangleAlert } from 'lucide-react';
import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type AppContext, appContext } from '../app-context.ts';
import { CarCard } from '../cards/car-card.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import cardStyles from '../cards/cards.css?url';
import { AboutLink } from '../content/about-link.tsx';
import { MoneyBackGuarantee } from '../content/money-back-guarantee.tsx';
import { changesDialogOnly, useAbout } from '../content/use-about.ts';
import { findDealerDifference } from '../dealers/dealer-about.ts';
import { DealerDifferenceDialog } from '../dealers/dealer-difference-dialog.tsx';
import { Heart } from '../hearts/heart.tsx';
import { RecentCars } from '../history/recent-cars.tsx';
import { rememberExpired } from '../promotions/expired-listing.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import { BackToResults } from '../vehicles/back-to-results.tsx';
import { DealExplanation } from '../vehicles/deal-explanation.tsx';
import { Gallery } from '../vehicles/gallery.tsx';
import { KeyFacts } from '../vehicles/key-facts.tsx';
import { PriceBlock } from '../vehicles/price-block.tsx';
import { SellerSection } from '../vehicles/seller-section.tsx';
import { findShopper } from '../vehicles/shopper-place.ts';
import { SoldNotice } from '../vehicles/sold-notice.tsx';
import { vehicleStructuredData } from '../vehicles/structured-data.ts';
import { useRememberCar } from '../vehicles/use-remember-car.ts';
import { toVehiclePageData, type VehiclePageData } from '../vehicles/vehicle-page-data.ts';
import vehicleStyles from '../vehicles/vehicles.css?url';
import { VehicleMoney } from '../wallet/vehicle-money.tsx';
import type { Route } from './+types/vehicle-details.ts';

export const links: Route.LinksFunction = () => pageStyles(cardStyles, vehicleStyles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'vdp' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = /^\d{1,12}$/.test(params.listingId) ? Number(params.listingId) : null;
  const vehicle = id === null ? undefined : await findVehicle(id, app);
  if (!vehicle) throw data(null, { status: 404 });
  const dealerDifference = await findDealerDifference(url.searchParams, app);
  const place = findShopper(url.searchParams.get('zip'), app.reference);
  const car = { ...toVehiclePageData(vehicle, place, app), dealerDifference };
  if (vehicle.status === 'active') return data(car);
  const expired = rememberExpired(`${car.make} ${car.model}`);
  return data(car, { status: 410, headers: { 'Set-Cookie': expired } });
}

/** The car of the page; what keeps it from being read passes: it is to be asked for again. */
async function findVehicle(id: number, { services }: AppContext) {
  try {
    return await services.findVehicle(id);
  } catch (error) {
    services.reportError(error);
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
    throw data(null, { status: 503, headers });
  }
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** A dialog that opens or closes is the same car. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return changesDialogOnly(change) ? false : change.defaultShouldRevalidate;
}

export function meta({ loaderData: car }: Route.MetaArgs) {
  if (!car) return [{ title: 'Vehicle not found' }, { name: 'robots', content: 'noindex' }];
  const price = car.price === null ? '' : ` for ${dollars(car.price)}`;
  const description = `${car.title}${price} from ${car.owner.name}: price history, deal rating, features and history.`;
  return [
    { title: `${car.title}${price}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: car.url },
    { property: 'og:title', content: car.title },
    { property: 'og:description', content: description },
    {
      property: 'og:image',
      content: new URL(`/images/listing/${car.id}/front-quarter-1280.jpg`, car.url).href,
    },
    { 'script:ld+json': vehicleStructuredData(car) },
  ];
}

export default function VehicleDetails({ loaderData: car }: Route.ComponentProps) {
  useRememberCar(car);
  return (
    <main id="main" className="ui-wrap vehicle-page">
      <div className="vehicle-top">
        <BackToResults />
        <Link className="vehicle-back" to={car.crumbs.at(-2)?.href ?? '/cars-for-sale'}>
          More like this
        </Link>
        <Breadcrumbs crumbs={car.crumbs} />
        {car.status === 'active' && <Heart id={car.id} name={car.name} isWorded />}
      </div>
      {car.status === 'sold' && (
        <SoldNotice name={`${car.make} ${car.model}`} hasSimilar={car.similar.length > 0} />
      )}
      <div className="vehicle-columns">
        <div className="vehicle-main">
          <Gallery key={car.id} name={car.name} pictures={car.pictures} />
          <div className="vehicle-narrow">
            <PriceBlock car={car} />
          </div>
          <section className="vehicle-section" aria-labelledby="overview-heading">
            <h2 id="overview-heading">Overview</h2>
            <KeyFacts facts={car.facts} />
            {car.description && <p className="ui-lead">{car.description}</p>}
          </section>
          <DealExplanation car={car} />
          {car.price !== null && (
            <section className="vehicle-section" id="payment" aria-labelledby="money-heading">
              <VehicleMoney car={car} />
            </section>
          )}
          <FeatureSection car={car} />
          <HistorySection car={car} />
          <SellerSection car={car} />
        </div>
        <div className="vehicle-side">
          <PriceBlock car={car} />
        </div>
      </div>
      <SimilarCars car={car} />
      <RecentCars exceptId={car.id} />
      <VehicleDialogs car={car} />
      <DealerDifferenceDialog loaded={car.dealerDifference} />
    </main>
  );
}

/** What the page explains, when its address asks for it. */
function VehicleDialogs({ car }: { readonly car: VehiclePageData }) {
  const { name } = useAbout();
  return name === 'money-back-guarantee' && car.moneyBack && <MoneyBackGuarantee cars={null} />;
}

function FeatureSection({
  car: { featureGroups, packages, options },
}: {
  readonly car: VehiclePageData;
}) {
  if (featureGroups.length === 0 && packages.length === 0 && options.length === 0) return null;
  const lists = [
    ...featureGroups.map(({ group, names }) => ({ heading: group as string, names })),
    ...(packages.length > 0 ? [{ heading: 'Packages', names: packages }] : []),
    ...(options.length > 0 ? [{ heading: 'More from the seller', names: options }] : []),
  ];
  return (
    <section className="vehicle-section" aria-labelledby="features-heading">
      <h2 id="features-heading">Features</h2>
      <div className="vehicle-features">
        {lists.map(({ heading, names }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <Check className="ui-icon" size={16} aria-hidden="true" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function HistorySection({ car }: { readonly car: VehiclePageData }) {
  if (car.history.length === 0 && !car.moneyBack && !car.certifiedProgram) return null;
  return (
    <section className="vehicle-section" id="warrantySection" aria-labelledby="history-heading">
      <h2 id="history-heading">History and warranty</h2>
      <ul className="vehicle-history">
        {car.history.map(({ text, isWarning }) => (
          <li key={text} className={isWarning ? 'vehicle-history-warning' : undefined}>
            {isWarning ? (
              <TriangleAlert className="ui-icon" size={18} aria-label="Note" />
            ) : (
              <Check className="ui-icon" size={18} aria-hidden="true" />
            )}
            {text}
          </li>
        ))}
        {car.moneyBack && (
          <li>
            <Check className="ui-icon" size={18} aria-hidden="true" />
            <span>
              <AboutLink className="ui-link" about="money-back-guarantee">
                Money-back guarantee
              </AboutLink>
              : {moneyBackPeriod}
            </span>
          </li>
        )}
      </ul>
      <p className="ui-fine-print">
        As told by the seller. Ask for the full report before you buy.
      </p>
    </section>
  );
}

function SimilarCars({ car: { similar } }: { readonly car: VehiclePageData }) {
  if (similar.length === 0) return null;
  return (
    <section className="vehicle-section vehicle-similar" aria-labelledby="similar-heading">
      <div className="vehicle-similar-head">
        <h2 id="similar-heading">Similar cars</h2>
      </div>
      <CardGrid className="vehicle-similar-cars">
        {similar.map((other) => (
          <CarCard key={other.id} car={other} eager={false} />
        ))}
      </CardGrid>
    </section>
  );
}
