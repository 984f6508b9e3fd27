import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { ListingCard } from './listing-card.tsx';
import type { CardData } from './listing-card-data.ts';
import type { SearchPageData } from './search-page-data.ts';

/** Cards whose pictures are loaded at once: the first rows of a wide screen. */
const eagerCards = 6;

/** The cars of a page. With a script further pages are added below; without one they are pages of their own. */
export function ResultsGrid({ page }: { readonly page: SearchPageData }) {
  const more = useFetcher<SearchPageData>();
  const [added, setAdded] = useState<readonly SearchPageData[]>([]);

  useEffect(() => {
    const next = more.data;
    if (next) setAdded((pages) => (pages.includes(next) ? pages : [...pages, next]));
  }, [more.data]);

  const pages = [page, ...added];
  const last = pages.at(-1) ?? page;
  return (
    <>
      <CardGrid cards={pages.flatMap(({ cards }) => cards)} />
      {last.nextHref !== null && (
        <div className="more">
          <p>
            {last.shown.toLocaleString('en-US')} of {page.total.toLocaleString('en-US')} cars
          </p>
          <progress value={last.shown} max={page.total} aria-label="Share of the results shown" />
          <Link
            className="btn btn-2 btn-lg"
            to={last.nextHref}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || last.nextHref === null) return;
              event.preventDefault();
              void more.load(last.nextHref);
            }}
          >
            {more.state === 'idle' ? 'Load More Results' : 'Loading …'}
          </Link>
        </div>
      )}
    </>
  );
}

function CardGrid({ cards }: { readonly cards: readonly CardData[] }) {
  return (
    <div className="grid">
      {cards.map((car, place) => (
        <ListingCard key={car.id} car={car} eager={place < eagerCards} />
      ))}
    </div>
  );
}
