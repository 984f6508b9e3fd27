import { ArrowRight, ChevronRight } from 'lucide-react';
import { CarCard } from '../../../cards/car-card.tsx';
import { CardGrid } from '../../../cards/card-grid.tsx';
import { SearchLink } from '../../navigation/search-link.tsx';
import type { SearchPageData } from '../search-page-data.ts';

/** What there is to say when changes are not known: there are cars enough, or they came too late. */
const unknown = { kind: 'change', ways: [], nearest: null } as const;

/** What to change when a search has no cars or few, with how many each change brings. */
export function Relaxations({ page }: { readonly page: SearchPageData }) {
  const { total, relaxations, chips } = page;
  const { kind, ways, nearest } = relaxations ?? unknown;
  if (total > 0 && ways.length === 0) return null;
  // Nothing is chosen, and no other place has a car either.
  if (total === 0 && relaxations !== null && ways.length === 0 && chips.length === 0)
    return (
      <div className="search-relaxations">
        <h2>No car is for sale here yet</h2>
      </div>
    );
  return (
    <>
      <div className="search-relaxations">
        <h2>
          {total === 0
            ? 'Update filter criteria to see more results'
            : 'More cars, one change away'}
        </h2>
        {ways.length > 0 && (
          <>
            <p>{leadOf(kind, ways.length, total)}</p>
            <ul className="search-relaxation-list">
              {ways.map((way) => (
                <li key={way.key}>
                  <SearchLink
                    className="search-relaxation"
                    to={way.href}
                    preventScrollReset={total > 0}
                  >
                    <span className="search-relaxation-filter">{way.label}</span>
                    <span className="search-relaxation-change">
                      <s>{way.from}</s>
                      <ArrowRight className="ui-icon" size={16} aria-label="to" />
                      <b>{way.to}</b>
                    </span>
                    <span className="search-relaxation-cars">{way.cars}</span>
                    <ChevronRight className="ui-icon" size={18} aria-hidden="true" />
                  </SearchLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {total === 0 && ways.length === 0 && (
          <p>
            Nothing matches all of your filters.{' '}
            <SearchLink className="ui-link" to={page.clearHref} whole>
              Clear all filters
            </SearchLink>{' '}
            and begin again.
          </p>
        )}
      </div>
      {total === 0 && nearest !== null && nearest.cars.length > 0 && (
        <section className="search-nearest">
          <h2>{nearest.heading}</h2>
          <CardGrid className="search-grid">
            {nearest.cars.map((car) => (
              <CarCard key={car.id} car={car} eager={false} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

function leadOf(kind: 'change' | 'part', ways: number, total: number): string {
  if (kind === 'part')
    return 'No single change brings a car. Begin again from one part of your search:';
  const matching = total === 0 ? 'Nothing matches' : 'Few cars match';
  const change = ways === 1 ? 'Change this' : 'Change any one of these';
  return `${matching} all of your filters. ${change} and keep the rest:`;
}
