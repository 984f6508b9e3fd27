import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Link } from 'react-router';
import type { DealerPageData } from './dealer-page-data.ts';

/** Ways into a dealer's cars, each a search with its count. */
export function StockFilters({ filters }: Pick<DealerPageData, 'filters'>) {
  return filters.map(({ name, links }) => (
    <nav key={name} className="dealer-filters ui-not-printed" aria-label={name}>
      <b>{name}</b>
      <ul>
        {links.map(({ key, label, href, cars }) => (
          <li key={key}>
            <Link to={href}>
              {label} <span className="ui-dim ui-number">{groupDigits(cars)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
