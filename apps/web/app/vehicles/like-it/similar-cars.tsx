import { swapRadiusMiles } from '@forecourt/domain/listing/swap-radius';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { CarCard } from '../../cards/car-card.tsx';
import { CardGrid } from '../../cards/card-grid.tsx';
import { SwapList } from '../../cards/swap-list.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { VehiclePageData } from '../vehicle-page-data.ts';

/** Other cars: searches for better ones of its kind, and some like it nearby. */
export function SimilarCars({ car }: { readonly car: VehiclePageData }) {
  const { likeIt, similar, model, swaps } = car;
  if (similar.length === 0 && likeIt.length === 0 && swaps.length === 0) return null;
  return (
    <section
      className="vehicle-section vehicle-similar"
      id="similarSection"
      aria-labelledby="similar-heading"
    >
      <h2 id="similar-heading">Others like it</h2>
      {swaps.length > 0 && (
        <section className="vehicle-swaps" aria-labelledby="swaps-heading">
          <h3 id="swaps-heading">Why not {swaps.length === 1 ? 'this one' : 'one of these'}?</h3>
          <p>
            The same model,{' '}
            {car.zip === null
              ? 'anywhere in the country'
              : `within ${swapRadiusMiles} miles of you`}
            : none of them asks more, is older or has more miles. Trims and equipment may differ.
          </p>
          <SwapList swaps={swaps} />
        </section>
      )}
      {likeIt.length > 0 && (
        <ul className="vehicle-like-it" aria-label={`Other cars of the model ${model}`}>
          {likeIt.map(({ label, cars, href }) => (
            <li key={label}>
              <PageLink className="ui-button ui-button-secondary" to={href}>
                {label}
                <span className="ui-dim ui-number">{carWords(cars)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <CardGrid className="vehicle-similar-cars">
        {similar.map((other) => (
          <CarCard key={other.id} car={other} eager={false} />
        ))}
      </CardGrid>
    </section>
  );
}
