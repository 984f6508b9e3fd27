import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { ListingCard } from '../search-results/listing-card.tsx';
import type { PageEndData } from './page-end-data.ts';

/** Places held while the cars are on their way (§9). */
const similarPlaces = 21;
const supplementalPlaces = 6;

/** What follows the last page: like cars near, and the same cars farther away. */
export function PageEnd({ end }: { readonly end: PageEndData | Promise<PageEndData> }) {
  // What is there already stands in the page itself: a boundary might hand it to a script.
  if (!(end instanceof Promise)) return <Sections end={end} />;
  return (
    <Suspense fallback={<Placeholders count={similarPlaces + supplementalPlaces} />}>
      <Await resolve={end}>{(found) => <Sections end={found} />}</Await>
    </Suspense>
  );
}

function Sections({ end: { similar, supplemental } }: { readonly end: PageEndData }) {
  if (similar.length + supplemental.cards.length === 0) return null;
  return (
    <div className="ends">
      {similar.length > 0 && (
        <section className="endsec" aria-labelledby="similar-heading">
          <h2 id="similar-heading">Similar cars near you</h2>
          <p>The same style, at about the same price.</p>
          <div className="grid">
            {similar.map((car) => (
              <ListingCard key={car.id} car={car} eager={false} />
            ))}
          </div>
        </section>
      )}
      {supplemental.cards.length > 0 && (
        <section className="endsec" aria-labelledby="supplemental-heading">
          <h2 id="supplemental-heading">Farther away</h2>
          <p>Everything you asked for but the distance, nearest first.</p>
          <div className="grid">
            {supplemental.cards.map((car) => (
              <ListingCard key={car.id} car={car} eager={false} />
            ))}
          </div>
          {supplemental.moreHref !== null && (
            <Link className="btn btn-2 btn-lg" to={supplemental.moreHref}>
              See all {supplemental.total.toLocaleString('en-US')} at any distance
            </Link>
          )}
        </section>
      )}
    </div>
  );
}

function Placeholders({ count }: { readonly count: number }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div className="ends" aria-hidden="true">
      <div className="grid">
        {places.map((place) => (
          <div key={place} className="card card-place" />
        ))}
      </div>
    </div>
  );
}
