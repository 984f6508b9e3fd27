import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { SearchLink } from '../navigation/search-link.tsx';
import type { SearchPageData } from '../page/search-page-data.ts';
import { SuggestedFilters } from './suggested-filters.tsx';

/** What is set, each with its way out, and what else could be. */
export function ChipRow({ page }: { readonly page: SearchPageData }) {
  const { hasChips, suggested } = page;
  const { row, notePress } = useNearFocus(page);
  if (!hasChips && suggested.length === 0) return null;
  return (
    <div className="filter-refine" ref={row} onClickCapture={notePress}>
      {hasChips && (
        // It is there without chips as well: the first would move everything below it.
        <div className="filter-chip-row">
          <Chips page={page} />
        </div>
      )}
      {suggested.length > 0 && <SuggestedFilters page={page} />}
    </div>
  );
}

/**
 * A link that was pressed goes with the search that it changed: the keyboard stays with the link that has its
 * place.
 */
function useNearFocus(page: SearchPageData) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const links = () => [...(row.current?.querySelectorAll('a') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes may lack the link.
  useEffect(() => {
    const place = pressed.current;
    pressed.current = null;
    if (place === null || document.activeElement !== document.body) return;
    (links()[place] ?? links().at(-1))?.focus();
  }, [page]);

  function notePress({ target, detail }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    // Who presses with a mouse looks elsewhere next.
    pressed.current = link && detail === 0 ? links().indexOf(link) : null;
  }
  return { row, notePress };
}

function Chips({ page: { chips, clearHref } }: { readonly page: SearchPageData }) {
  const last = chips.at(-1);
  if (!last) return <p>No filters chosen</p>;
  return (
    <div className="ui-chips">
      {chips.slice(0, -1).map((chip) => (
        <ChipLink key={chip.key} chip={chip} />
      ))}
      {/* Clear all goes to a new line with the last chip, not alone. */}
      <span className="filter-chips-end">
        <ChipLink chip={last} />
        <SearchLink className="filter-clear" to={clearHref} whole preventScrollReset>
          Clear all
        </SearchLink>
      </span>
    </div>
  );
}

function ChipLink({ chip: { label, href } }: { readonly chip: SearchPageData['chips'][number] }) {
  return (
    <SearchLink
      className="ui-chip"
      to={href}
      preventScrollReset
      aria-label={`Remove filter ${label}`}
    >
      {label}
      <X className="ui-icon" size={14} aria-hidden="true" />
    </SearchLink>
  );
}
