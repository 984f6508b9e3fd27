import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { sellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { defaultRadius } from '@forecourt/domain/search/address/default-radius';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import type { Place } from '@forecourt/domain/vehicle/reference';
import { Suspense } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type AppContext, appContext } from '../../app-context.ts';
import cardStyles from '../../cards/cards.css?url';
import { changesDialogOnly, useAbout } from '../../content/use-about.ts';
import { findDealerDifference } from '../../dealers/dealer-about.ts';
import { DealerDifferenceDialog } from '../../dealers/dealer-difference-dialog.tsx';
import { Heart } from '../../hearts/heart.tsx';
import { RecentCars } from '../../history/recent-cars.tsx';
import { findMessaging, unknownMessaging } from '../../leads/find-messaging.ts';
import mapStyles from '../../map/map-picture.css?url';
import { MapPicture } from '../../map/map-picture.tsx';
import { rememberExpired } from '../../promotions/expired-listing.tsx';
import { lateParts } from '../../ui/answers/late-parts.ts';
import { orResting } from '../../ui/answers/or-resting.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { lazyOrNothing } from '../../ui/lazy-or-nothing.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import { BackToResults } from '../../vehicles/back-to-results.tsx';
import { BuyBar } from '../../vehicles/buy-bar.tsx';
import { DealExplanation } from '../../vehicles/deal-explanation.tsx';
import { FeatureSection } from '../../vehicles/facts/feature-section.tsx';
import { KeyFacts } from '../../vehicles/facts/key-facts.tsx';
import { ModelNotes } from '../../vehicles/facts/model-notes.tsx';
import { Gallery } from '../../vehicles/gallery.tsx';
import { HistorySection } from '../../vehicles/history/history-section.tsx';
import { likeItSearches } from '../../vehicles/like-it/like-it.ts';
import { SimilarCars } from '../../vehicles/like-it/similar-cars.tsx';
import { linkPreview } from '../../vehicles/link-preview.ts';
import { isLongGone } from '../../vehicles/long-gone.ts';
import { PagePlaces } from '../../vehicles/page-places.tsx';
import { PriceBlock } from '../../vehicles/price-block.tsx';
import { SellerSection } from '../../vehicles/seller/seller-section.tsx';
import { findShopper } from '../../vehicles/shopper-place.ts';
import { vehicleStructuredData } from '../../vehicles/structured-data.ts';
import { useOpenedPart } from '../../vehicles/use-opened-part.ts';
import { useRememberCar } from '../../vehicles/use-remember-car.ts';
import { BriefNotice, GoneNotice } from '../../vehicles/vehicle-notices.tsx';
import { toVehiclePageData, type VehiclePageData } from '../../vehicles/vehicle-page-data.ts';
import vehicleStyles from '../../vehicles/vehicles.css?url';
import { WarrantySection } from '../../vehicles/warranty/warranty-section.tsx';
import { VehicleMoney } from '../../wallet/costs/vehicle-money.tsx';
import type { Route } from './+types/vehicle-details.ts';

const MoneyBackGuarantee = lazyOrNothing(() => import('../../content/money-back-guarantee.tsx'));

export const links: Route.LinksFunction = () => pageStyles(cardStyles, mapStyles, vehicleStyles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'vdp' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = /^\d{1,12}$/.test(params.listingId) ? Number(params.listingId) : null;
  if (id !== null && url.pathname !== vehiclePath(id))
    throw redirect(vehiclePath(id) + url.search, 301);
  const vehicle =
    id === null ? undefined : await orResting(app.services.findVehicle(id), app.services);
  if (!vehicle) throw data(null, { status: 404 });
  const place = findShopper(url.searchParams.get('zip'), app.reference);
  if (vehicle.status !== 'active' && !app.isBot) throw toOthersLikeIt(vehicle, place, app);
  const likeIt = likeItSearches(vehicle, place, app);
  const { orNot, isWhole } = lateParts(app.patience);
  const { listing, owner } = vehicle;
  const [dealerDifference, messaging, likeCounts, modelYear, swaps] = await Promise.all([
    findDealerDifference(url.searchParams, app),
    vehicle.isBrief ? noMessaging : orNot(findMessaging(owner, app), unknownMessaging(owner)),
    orNot(
      app.services.countSearches(likeIt.map(({ query }) => query)),
      likeIt.map(() => null),
    ),
    orNot(app.services.findModelYearNotes(listing), { prices: null }),
    vehicle.status === 'active' ? orNot(app.services.findSwaps(listing, place), []) : [],
  ]);
  const beside = { messaging, likeIt, likeCounts, modelYear, swaps };
  const car = { ...toVehiclePageData(vehicle, beside, place, app), dealerDifference };
  return data(car, {
    status: isLongGone(vehicle, app.today) ? 410 : 200,
    // What lacks something now is nothing to be shown again.
    ...((vehicle.isBrief || !isWhole()) && { headers: { 'Cache-Control': 'no-store' } }),
  });
}

/** A message needs what rests. */
const noMessaging = { takesMessages: false, answerMinutes: null };

/** A shopper who came for a car that is gone sees others of its kind, and is told why. */
function toOthersLikeIt({ listing }: FoundVehicle, place: Place | null, app: AppContext) {
  const { listingType, makeCode, modelCode } = listing;
  const filters = { listingType: [listingType], makeCode: [makeCode], modelCode: [modelCode] };
  const where = place && { zip: place.zip, searchRadius: defaultRadius };
  const query = { ...brandSearch(app.brand, filters), ...where };
  const headers = {
    'Set-Cookie': rememberExpired(modelName(modelCode, app.reference), app.origin),
    'Cache-Control': 'no-store',
  };
  return redirect(toSearchUrl(query, app.brand, app.reference), { headers });
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
  const price = car.price === null || car.isListPrice ? '' : ` for ${dollars(car.price)}`;
  const title = `${car.title}${price}`;
  const description = `${title} from ${sellerWords(car.owner)}: price history, deal rating, features and history.`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: car.url },
    ...linkPreview(car, { title, description }),
    ...vehicleStructuredData(car).map((part) => ({ 'script:ld+json': part })),
  ];
}

export default function VehicleDetails({ loaderData: car }: Route.ComponentProps) {
  useRememberCar(car);
  useOpenedPart();
  return (
    <main id="main" className="ui-wrap vehicle-page">
      <div className="vehicle-top">
        <BackToResults id={car.id} zip={car.zip} />
        <Breadcrumbs crumbs={car.crumbs} />
        {car.status === 'active' && !car.isBrief && <Heart id={car.id} name={car.name} isWorded />}
      </div>
      {car.status !== 'active' && (
        <GoneNotice name={makeAndModel(car.make, car.model)} hasSimilar={car.similar.length > 0} />
      )}
      {car.isBrief && <BriefNotice id={car.id} hasPhone={car.owner.phone !== null} />}
      <div className="vehicle-columns">
        <div className="vehicle-main">
          <Gallery key={car.id} name={car.name} pictures={car.pictures} spin={car.spin} />
          <div className="vehicle-narrow">
            <PriceBlock car={car} />
          </div>
          <PagePlaces car={car} />
          <section
            className="vehicle-section"
            id="overviewSection"
            aria-labelledby="overview-heading"
          >
            <h2 id="overview-heading">Overview</h2>
            <KeyFacts facts={car.facts} />
            {car.description && <p className="ui-lead vehicle-words">{car.description}</p>}
          </section>
          <DealExplanation car={car} />
          {car.price !== null && (
            <section className="vehicle-section" id="payment" aria-labelledby="money-heading">
              <VehicleMoney car={car} />
            </section>
          )}
          <FeatureSection car={car} />
          {car.modelNotes && <ModelNotes notes={car.modelNotes} />}
          <HistorySection history={car.history} />
          <WarrantySection warranty={car.warranty} />
          <SellerSection car={car}>
            <MapPicture place={car.owner.place} name={`${car.owner.name}, ${car.owner.city}`} />
          </SellerSection>
        </div>
        <div className="vehicle-side">
          <PriceBlock car={car} />
        </div>
      </div>
      <SimilarCars car={car} />
      <RecentCars except={[car.id]} />
      {car.status === 'active' && <BuyBar car={car} />}
      <VehicleDialogs car={car} />
      <DealerDifferenceDialog loaded={car.dealerDifference} />
    </main>
  );
}

/** What the page explains, when its address asks for it. */
function VehicleDialogs({ car }: { readonly car: VehiclePageData }) {
  const { name } = useAbout();
  const isAsked = name === 'money-back-guarantee' && car.warranty.moneyBack !== null;
  return (
    isAsked && (
      <Suspense>
        <MoneyBackGuarantee cars={null} />
      </Suspense>
    )
  );
}
