import { Columns2, LayoutGrid, Map as MapIcon } from 'lucide-react';
import { SearchLink } from '../../navigation/search-link.tsx';
import type { SearchPageData } from '../search-page-data.ts';

const icons = { grid: LayoutGrid, split: Columns2, map: MapIcon } as const;

/** How the results are shown: as cards, with a map beside them, or as a map alone. */
export function ViewSwitch({ views }: { readonly views: SearchPageData['views'] }) {
  return (
    <nav className="ui-segments search-views" aria-label="View">
      {views.map(({ code, name, href, isShown }) => {
        const Icon = icons[code];
        return (
          <SearchLink
            key={code}
            to={href}
            aria-current={isShown ? 'page' : undefined}
            aria-label={name}
            title={name}
            preventScrollReset
          >
            <Icon className="ui-icon" size={16} aria-hidden="true" />
            <span>{name}</span>
          </SearchLink>
        );
      })}
    </nav>
  );
}
