import { marketPath } from '@forecourt/domain/market/market-address';
import { defaultRadius } from '@forecourt/domain/search/address/default-radius';
import { data } from 'react-router';
import { appContext } from '../app-context.ts';
import cardStyles from '../cards/cards.css?url';
import { ExpertReviews } from '../content/expert-reviews.tsx';
import { RecentCars } from '../history/recent-cars.tsx';
import styles from '../home/home.css?url';
import { HomeHero } from '../home/home-hero.tsx';
import { HomeLinks } from '../home/home-links.tsx';
import { homeQuery, toHomePageData } from '../home/home-page-data.ts';
import { readHomePlace } from '../home/home-place.ts';
import { LookUps } from '../home/look-ups.tsx';
import { PaymentStart } from '../home/payment-start.tsx';
import { PriceDrops } from '../home/price-drops.tsx';
import { findSince } from '../home/since/find-since.ts';
import { SinceSection } from '../home/since/since-section.tsx';
import { homeStructuredData } from '../home/structured-data.ts';
import { Trust } from '../home/trust.tsx';
import { MarketPulse } from '../market/pulse/market-pulse.tsx';
import { toPulseData } from '../market/pulse/pulse-data.ts';
import { SuggestedCars } from '../personalization/suggested-cars.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/home.ts';

export const links: Route.LinksFunction = () => pageStyles(cardStyles, styles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'homepage' };

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const place = readHomePlace(url.searchParams, app.reference);
  const query = homeQuery(app.brand, place.zip, defaultRadius);
  const [figures, pulse, articles, { since, headers }] = await Promise.all([
    app.services.findHomeFigures(query),
    app.services.findMarketPulse(place.dmaCode),
    app.services.findArticles(query),
    findSince(request.headers.get('Cookie'), app),
  ]);
  const page = toHomePageData({ query, place, figures, articles }, app);
  return data({ ...page, pulse: toPulseData(pulse, app, query), since }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'Cache-Control': 'private, no-cache', ...Object.fromEntries(loaderHeaders) };
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Cars for Sale' }];
  const { brandName, headline, nouns, url } = page;
  const title = `${brandName}: ${headline.join(' ')}`;
  const description = `Search ${nouns} for sale in your own words. Every price stands beside those of cars like it, with counts and medians of today.`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { 'script:ld+json': homeStructuredData(page) },
  ];
}

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="main" className="home-page">
      <HomeHero page={page} />
      <div className="ui-wrap">
        <SinceSection since={page.since}>
          <PriceDrops page={page} />
        </SinceSection>
        <SuggestedCars place={page.suggestFor} />
        {/* Of a single one is told above. */}
        <RecentCars fewest={2} />
        <MarketPulse pulse={page.pulse} modelsHref={marketPath} />
      </div>
      <PaymentStart page={page} />
      <div className="ui-wrap">
        <HomeLinks page={page} />
        <LookUps page={page} />
        <Trust facts={page.trust} />
        <div className="home-reviews">
          <ExpertReviews articles={page.reviews} />
        </div>
      </div>
    </main>
  );
}
