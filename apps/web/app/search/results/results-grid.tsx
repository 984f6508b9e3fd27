import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Fragment, useEffect, useRef } from 'react';
import { LinerAd } from '../../advertising/ad-slot.tsx';
import { SubscribeForm } from '../../alerts/subscribe-form.tsx';
import { CarCard } from '../../cards/car-card.tsx';
import { CardGrid } from '../../cards/card-grid.tsx';
import { ElectricGuides } from '../../content/electric-guides.tsx';
import { ExpertReviews } from '../../content/expert-reviews.tsx';
import { ShowcaseCell } from '../../promotions/dealer-showcase.tsx';
import { PageEnd } from '../../promotions/page-end.tsx';
import { PromoCards } from '../../promotions/promo-card.tsx';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { whenSeen } from '../../ui/when-seen.ts';
import type { SearchPageData } from '../page/search-page-data.ts';
import { PageShowcase } from './page-showcase.tsx';
import { type ResultGroup, resultGroups } from './result-groups.ts';
import { useResultPages } from './use-result-pages.ts';

/**
 * Cards whose pictures are asked for ahead of the layout: those that a phone shows at first. On a wide
 * screen the others of the first rows follow with it, behind the stylesheet instead of before it.
 */
const eagerCards = 2;

/** How far before its end the next page is asked for. */
const rootMargin = '1000px';

/** The cars of a page. With a script further pages are added below; without one they are pages of their own. */
export function ResultsGrid({ page }: { readonly page: SearchPageData }) {
  const { pages, isLoading, isLost, hasAsked, loadNext } = useResultPages(page);
  const first = pages[0] ?? page;
  const last = pages.at(-1) ?? page;
  const grid = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | null>(null);

  // Who presses the button goes on where the new cars begin; who only scrolls is left alone.
  useEffect(() => {
    if (pressedAt.current === null || pages.length <= pressedAt.current) return;
    pressedAt.current = null;
    const added = last.items.find((item) => item.kind === 'car');
    const links = grid.current?.querySelectorAll<HTMLElement>(`h3 a[href="${added?.car.href}"]`);
    [...(links ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [pages.length, last.items]);

  return (
    <>
      {first.previousHref !== null && (
        <p className="search-earlier">
          <PageLink to={first.previousHref}>Earlier results</PageLink>
        </p>
      )}
      <div className="search-groups" ref={grid}>
        {resultGroups(pages).map(({ start, items }) => (
          <Fragment key={start?.key ?? 'all'}>
            {start && <h2 className="search-group">{start.heading}</h2>}
            <CardGrid className="search-grid">
              <GridItems items={items} firstPage={first} />
            </CardGrid>
          </Fragment>
        ))}
      </div>
      {last.nextHref !== null && (
        <LoadMore
          last={last}
          isLoading={isLoading}
          isLost={isLost}
          onReached={hasAsked && !isLost ? loadNext : null}
          onPress={() => {
            pressedAt.current = pages.length;
            loadNext();
          }}
        />
      )}
      <p className="ui-visually-hidden" role="status">
        {pages.length > 1 && `Showing ${carWords(last.shown)}`}
      </p>
      {page.offersSubscription && (
        <SubscribeForm key={page.searchHref} search={page.searchHref} action={subscribePath} />
      )}
      {last.end !== null && <PageEnd end={last.end} />}
      <ExpertReviews articles={page.reviews} />
    </>
  );
}

function GridItems({
  items,
  firstPage,
}: {
  readonly items: ResultGroup['items'];
  readonly firstPage: SearchPageData;
}) {
  return items.map(({ item, page, at }) => {
    if (item.kind === 'promo')
      return <PromoCards key={`promo-${item.cards[0]?.key}`} cards={item.cards} />;
    if (item.kind === 'liner') return <LinerAd key={`liner-${item.place}`} place={item.place} />;
    if (item.kind === 'articles') return <ElectricGuides key="articles" articles={item.articles} />;
    if (item.kind === 'showcase')
      return (
        <ShowcaseCell key="showcase">
          <PageShowcase page={firstPage} />
        </ShowcaseCell>
      );
    const { car, promotion, rank } = item;
    const eager = page === firstPage.page && at < eagerCards;
    const first = page === firstPage.page && at === 0;
    const shown = { car, eager, first, promotion, rank };
    return <CarCard key={`${page}-${car.id}`} {...shown} />;
  });
}

interface LoadMoreProps {
  readonly last: SearchPageData;
  readonly isLoading: boolean;
  readonly isLost: boolean;
  /** When its place comes near; null until it was pressed once, and once more where nothing came. */
  readonly onReached: (() => void) | null;
  readonly onPress: () => void;
}

function LoadMore({ last, isLoading, isLost, onReached, onPress }: LoadMoreProps) {
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trigger.current === null || onReached === null || isLoading) return;
    return whenSeen(trigger.current, onReached, { rootMargin });
  }, [onReached, isLoading]);

  return (
    <div className="search-more" ref={trigger}>
      <p>
        {groupDigits(last.shown)} of {carWords(last.total)}
      </p>
      <progress value={last.shown} max={last.total} aria-label="Share of the results shown" />
      <PageLink
        className="ui-button ui-button-secondary ui-button-large"
        to={last.nextHref ?? ''}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onPress();
        }}
      >
        {isLoading ? 'Loading …' : 'Load More Results'}
      </PageLink>
      {isLost && (
        <p className="ui-problem" role="alert">
          The next cars did not come: the connection broke off. Press it once more.
        </p>
      )}
    </div>
  );
}
