import {
  dealerPath,
  dealerReviewPath,
  parseDealerSegment,
} from '@forecourt/domain/dealer/dealer-path';
import { data, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import { CarCard } from '../cards/car-card.tsx';
import { toCardData } from '../cards/car-card-data.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import cardStyles from '../cards/cards.css?url';
import dealerReviewStyles from '../dealer-reviews/dealer-reviews.css?url';
import { DealerReviews } from '../dealer-reviews/dealer-reviews.tsx';
import { findDealerDifference } from '../dealers/dealer-about.ts';
import { DealerBar } from '../dealers/dealer-bar.tsx';
import { DealerContent } from '../dealers/dealer-content.tsx';
import { DealerDifferenceDialog } from '../dealers/dealer-difference-dialog.tsx';
import { DealerHead } from '../dealers/dealer-head.tsx';
import styles from '../dealers/dealer-page.css?url';
import {
  dealerCarsHref,
  dealerSearch,
  dealerStructuredData,
  toDealerPageData,
} from '../dealers/dealer-page-data.ts';
import { DealerPlace } from '../dealers/dealer-place.tsx';
import { StockFilters } from '../dealers/stock-filters.tsx';
import { findMessaging } from '../leads/find-messaging.ts';
import mapStyles from '../map/map-picture.css?url';
import { MapPicture } from '../map/map-picture.tsx';
import { readReport } from '../reviews/report-outcome.ts';
import { orResting } from '../ui/answers/or-resting.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import { findShopper, toShopperPlace } from '../vehicles/shopper-place.ts';
import type { Route } from './+types/dealer.ts';

export const links: Route.LinksFunction = () =>
  pageStyles(cardStyles, mapStyles, styles, dealerReviewStyles);

/** What the page is called where visits are counted: a list of cars. */
export const handle = { pageName: 'vlp' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { services } = app;
  const id = parseDealerSegment(params.dealer);
  const dealer = id === null ? undefined : await orResting(services.findDealer(id), services);
  if (!dealer) throw data(null, { status: 404 });
  const { owner } = dealer;
  const path = dealerPath(owner);
  if (`/cars-for-sale/dealer/${params.dealer}` !== path) return redirect(path + url.search, 301);
  const place = findShopper(url.searchParams.get('zip'), app.reference);
  const query = dealerSearch(owner, place?.zip ?? null, app);
  const searchHref = dealerCarsHref(owner, app);
  const isSignedIn = app.person !== null;
  const [stock, { answerMinutes }, said, reviews, asked, alert] = await Promise.all([
    services.findDealerStock(query),
    findMessaging(owner, app),
    services.findDealerDifference(owner.id, null),
    services.findDealerReviews(owner.id, url.searchParams.get('reviews') === 'all'),
    findDealerDifference(url.searchParams, app),
    isSignedIn ? services.findSearchAlert(searchHref) : null,
  ]);
  const cars = (stock?.hits ?? []).map((hit) => toCardData(hit, app, toShopperPlace(place)));
  const page = toDealerPageData(dealer, { stock, answerMinutes, reviews, query }, app);
  const news = { searchHref, isSignedIn, alert };
  const report = readReport(url.searchParams);
  return { ...page, path, cars, said, reviews, asked, news, report };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: dealer }: Route.MetaArgs) {
  if (!dealer) return [{ title: 'Dealer not found' }, { name: 'robots', content: 'noindex' }];
  const { name, city, state, url } = dealer;
  const title = `${name}, ${city}, ${state}`;
  const description = `Cars for sale at ${title}: prices beside those of cars like them, address, hours and rating.`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { 'script:ld+json': dealerStructuredData(dealer) },
  ];
}

export default function Dealer({ loaderData: dealer }: Route.ComponentProps) {
  const { name, cars, said, total } = dealer;
  return (
    <main id="main" className="ui-wrap dealer-page">
      <Breadcrumbs crumbs={dealer.crumbs} />
      <div className="dealer-top">
        <DealerHead dealer={dealer} news={dealer.news} />
        <DealerPlace dealer={dealer}>
          <MapPicture place={dealer.place} name={`${name}, ${dealer.city}, ${dealer.state}`} />
        </DealerPlace>
      </div>
      <section className="dealer-section" aria-labelledby="cars-heading">
        <h2 id="cars-heading">Cars at {name}</h2>
        {total === 0 && <p>It has no cars for sale here just now.</p>}
        {total === null && <p>Its cars cannot be had just now. Please try again soon.</p>}
        <StockFilters filters={dealer.filters} />
        <CardGrid className="dealer-cars">
          {cars.map((car) => (
            <CarCard key={car.id} car={car} eager={false} />
          ))}
        </CardGrid>
      </section>
      {said && (
        <section className="dealer-section" aria-labelledby="said-heading">
          <h2 id="said-heading">What sets {name} apart</h2>
          {said.tagline && <p>“{said.tagline}”</p>}
          <div className="dealer-words dealer-said">
            <DealerContent nodes={said.content} />
          </div>
          <p className="ui-fine-print">
            Written by the dealer. {dealer.brandName} has not checked it.
          </p>
        </section>
      )}
      <section id="reviews" className="dealer-section" aria-labelledby="reviews-heading">
        <DealerReviews
          reviews={dealer.reviews}
          name={name}
          brandName={dealer.brandName}
          reviewHref={dealerReviewPath(dealer.path)}
          allHref={`${dealer.path}?reviews=all#reviews`}
          report={dealer.report}
          path={dealer.path}
        />
      </section>
      <DealerBar dealer={dealer} />
      <DealerDifferenceDialog loaded={dealer.asked} />
    </main>
  );
}
