import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { CountLink } from '../../back-office/count-link.tsx';
import { SearchField } from '../../back-office/search-field.tsx';
import type { PortalFrame } from '../services.ts';
import { carsHref, carsPath, carsPlace, carsQuery, sortHref } from './cars-address.ts';
import { carsHeads } from './cars-heads.ts';
import { type CarsFilter, type CarsView, carsFilters } from './cars-view.ts';

const names: Readonly<Record<CarsFilter, string>> = {
  all: 'All',
  high: 'High price',
  old: 'Over 45 days',
  seldom: 'Few views',
  bare: 'No pictures',
};

interface CarsFiltersProps {
  readonly frame: PortalFrame;
  readonly shown: Pick<CarsView, 'asked' | 'filters' | 'fewViews'>;
}

/** Ways to look at fewer cars: all of them are in the address. */
export function CarsFilters({ frame, shown: { asked, filters, fewViews } }: CarsFiltersProps) {
  const { text: _text, page: _page, ...kept } = carsQuery({ ...asked, page: 1 });
  const isOneOfMany = frame.dealers.length > 1;
  return (
    <div className="portal-narrow">
      <nav aria-label="Which cars">
        {carsFilters.map((filter) => {
          const count = filters[filter];
          if (count === null) return null;
          return (
            <CountLink
              key={filter}
              href={`${carsHref(frame, asked, { filter })}#${carsPlace}`}
              name={names[filter]}
              count={count}
              isHere={filter === asked.filter}
            />
          );
        })}
      </nav>
      <form method="get" action={`${carsPath}#${carsPlace}`}>
        {isOneOfMany && <input type="hidden" name="dealer" value={frame.dealer.id} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          text={asked.text}
          label="Stock number, VIN or model"
          hint="Stock, VIN, model"
        />
        <button type="submit" className="ui-button ui-button-secondary">
          Find
        </button>
      </form>
      <Sorts frame={frame} asked={asked} />
      {asked.filter === 'seldom' && fewViews !== null && (
        <p>
          A week or longer on the market, and fewer than {groupDigits(fewViews)}{' '}
          {fewViews === 1 ? 'person' : 'people'} in 7 days: half of what your middle car has.
        </p>
      )}
    </div>
  );
}

/** The heads of the table, where it has no room for them. */
function Sorts({ frame, asked }: Pick<CarsFiltersProps, 'frame'> & Pick<CarsView, 'asked'>) {
  const Arrow = asked.isAscending ? ArrowUp : ArrowDown;
  return (
    <nav className="portal-sorts" aria-label="Sort">
      <span aria-hidden="true">Sort</span>
      {carsHeads.map(({ sort, name }) => (
        <a
          key={sort}
          className="office-count-link"
          href={sortHref(frame, asked, sort)}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {name}
          {sort === asked.sort && (
            <>
              <Arrow className="ui-icon" size={12} aria-hidden="true" />
              <span className="ui-visually-hidden">
                , {asked.isAscending ? 'ascending' : 'descending'}
              </span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
