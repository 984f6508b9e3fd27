import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Search } from 'lucide-react';
import { CountLink } from '../../back-office/count-link.tsx';
import type { PortalFrame } from '../services.ts';
import { carsHref, carsPath, carsQuery } from './cars-address.ts';
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
              href={carsHref(frame, asked, { filter })}
              name={names[filter]}
              count={count}
              isHere={filter === asked.filter}
            />
          );
        })}
      </nav>
      <form method="get" action={carsPath}>
        {isOneOfMany && <input type="hidden" name="dealer" value={frame.dealer.id} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span className="ui-input">
          <Search className="ui-icon" size={16} aria-hidden="true" />
          <input
            // Another search is another field: what was typed into the last one is not kept.
            key={asked.text}
            type="search"
            name="text"
            defaultValue={asked.text}
            placeholder="Stock, VIN, model"
            aria-label="Stock number, VIN or model"
            maxLength={100}
          />
        </span>
        <button type="submit" className="ui-button ui-button-secondary">
          Find
        </button>
      </form>
      {asked.filter === 'seldom' && fewViews !== null && (
        <p>
          A week or longer on the market, and fewer than {groupDigits(fewViews)}{' '}
          {fewViews === 1 ? 'person' : 'people'} in 7 days: half of what your middle car has.
        </p>
      )}
    </div>
  );
}
