import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SearchLink } from '../navigation/search-link.tsx';
import type { SearchPageData } from '../page/search-page-data.ts';

/** Choices that would narrow the search most usefully, in a row that scrolls sideways. */
export function SuggestedFilters({ page: { suggested } }: { readonly page: SearchPageData }) {
  const track = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(track, suggested.length);

  function scrollOn() {
    const list = track.current;
    if (!list) return;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    list.scrollTo({ left: atEnd ? 0 : list.scrollLeft + list.clientWidth * 0.8 });
  }

  return (
    <nav className="filter-suggestions" aria-labelledby="suggested-filters">
      <b id="suggested-filters">
        Suggested<span className="ui-visually-hidden"> filters</span>
      </b>
      <ul className="filter-suggestions-track" ref={track}>
        {suggested.map(({ key, name, href, cars }) => (
          <li key={key}>
            <SearchLink className="filter-suggestion ui-touch" to={href} preventScrollReset>
              {name}
              <span>
                {cars}
                <span className="ui-visually-hidden"> cars</span>
              </span>
            </SearchLink>
          </li>
        ))}
      </ul>
      {overflows && (
        // The keyboard reaches every link by itself.
        <button
          type="button"
          className="ui-button ui-button-icon"
          tabIndex={-1}
          aria-hidden="true"
          onClick={scrollOn}
        >
          <ChevronRight className="ui-icon" size={16} aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}

/** Whether a list is wider than its place. */
function useOverflow(list: React.RefObject<HTMLUListElement | null>, items: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || items === 0) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, items]);
  return overflows;
}
