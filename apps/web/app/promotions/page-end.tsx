import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { CarCard } from '../cards/car-card.tsx';
import { CardGrid, CardPlaceholder } from '../cards/card-grid.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { PageEndData } from './page-end-data.ts';
import { PreorderSection } from './preorder.tsx';

/** Places held while the cars are on their way. */
const similarPlaces = 21;
const supplementalPlaces = 6;

/** What follows the last page: who can order the model, like cars near, and the same cars farther away. */
export function PageEnd({ end }: { readonly end: PageEndData | Promise<PageEndData> }) {
  // What is there already stands in the page itself: a boundary might hand it to a script.
  if (!(end instanceof Promise)) return <Sections end={end} />;
  return (
    <Suspense fallback={<Placeholders />}>
      <Await resolve={end}>{(found) => <Sections end={found} />}</Await>
    </Suspense>
  );
}

function Sections({ end: { preorder, similar, supplemental } }: { readonly end: PageEndData }) {
  if (!preorder && similar.length + supplemental.cards.length === 0) return null;
  return (
    <div className="promotion-ends">
      {preorder && <PreorderSection preorder={preorder} />}
      {similar.length > 0 && <SimilarSection similar={similar} />}
      {supplemental.cards.length > 0 && <SupplementalSection supplemental={supplemental} />}
    </div>
  );
}

function SimilarSection({ similar }: Pick<PageEndData, 'similar'>) {
  return (
    <section className="ui-section" aria-labelledby="similar-heading">
      <h2 id="similar-heading">Similar cars near you</h2>
      <p>The same style, at about the same price.</p>
      <CardGrid>
        {similar.map(({ car, strip }) => (
          <CarCard
            key={car.id}
            car={car}
            eager={false}
            rank={strip ? 'similar-highlight' : 'similar'}
            strip={strip}
          />
        ))}
      </CardGrid>
    </section>
  );
}

function SupplementalSection({
  supplemental: { cards, total, moreHref },
}: Pick<PageEndData, 'supplemental'>) {
  return (
    <section className="ui-section" aria-labelledby="supplemental-heading">
      <h2 id="supplemental-heading">Farther away</h2>
      <p>Everything you asked for but the distance, nearest first.</p>
      <CardGrid>
        {cards.map((car) => (
          <CarCard key={car.id} car={car} eager={false} rank="supplemental" />
        ))}
      </CardGrid>
      {moreHref !== null && (
        <PageLink className="ui-button ui-button-secondary ui-button-large" to={moreHref}>
          See all {groupDigits(total)} at any distance
        </PageLink>
      )}
    </section>
  );
}

/** The sections as they will stand, without their cars. */
function Placeholders() {
  return (
    <div className="promotion-ends promotion-ends-waiting" aria-hidden="true">
      {[similarPlaces, supplementalPlaces].map((count) => (
        <div key={count} className="ui-section">
          <CardGrid>
            {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
              <CardPlaceholder key={place} />
            ))}
          </CardGrid>
        </div>
      ))}
    </div>
  );
}
