import { signInPath } from '@forecourt/domain/account/sign-in';
import { usualRhythms } from '@forecourt/domain/alert/rhythm';
import { pressedTooOften } from '@forecourt/domain/calendar/wait-words';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { useEffect } from 'react';
import { data } from 'react-router';
import { AccountTabs } from '../../accounts/account-tabs.tsx';
import alertStyles from '../../alerts/alerts-page.css?url';
import { RhythmForm } from '../../alerts/rhythm-form.tsx';
import { StoppedNote } from '../../alerts/stopped-note.tsx';
import { appContext } from '../../app-context.ts';
import { CarCard } from '../../cards/car-card.tsx';
import { CardGrid } from '../../cards/card-grid.tsx';
import cardStyles from '../../cards/cards.css?url';
import { savedPath, takeSaved, untilToldSaved } from '../../hearts/saved-store.ts';
import { savingForm, useSaved } from '../../hearts/saving.tsx';
import { NoticeSwitch } from '../../push/notice-switch.tsx';
import { keepSeenCars } from '../../push/seen-cars.ts';
import { CompareSaved } from '../../saved/compare-saved.tsx';
import { countSaved } from '../../saved/count-saved.ts';
import styles from '../../saved/saved-page.css?url';
import { type SavedPageData, toSavedPageData } from '../../saved/saved-page-data.ts';
import { SavedRow } from '../../saved/saved-row.tsx';
import { readSavedSort, savedSorts } from '../../saved/saved-sorts.ts';
import { toSeenCars } from '../../saved/to-seen-cars.ts';
import { orResting } from '../../ui/answers/or-resting.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/saved-cars.ts';

export const links: Route.LinksFunction = () => pageStyles(cardStyles, alertStyles, styles);

/** What the page is called where visits are counted: a list of cars. */
export const handle = { pageName: 'vlp' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('personalization') && !app.flags.has('listings_saved'))
    throw data(null, { status: 404 });
  const saved = await orResting(app.services.findSavedCars(app.asker()), app.services);
  const { searchParams } = url;
  const removed = /^\d{1,12}$/.exec(searchParams.get('removed') ?? '')?.[0] ?? null;
  const page = {
    ...toSavedPageData(saved, readSavedSort(searchParams.get('sort')), app),
    brand: app.brand.code,
    canCompare: app.flags.has('compare'),
    removed: saved.cars.some(({ listing }) => String(listing.id) === removed) ? null : removed,
    note: pressedTooOften(searchParams.get('wait')) ?? (searchParams.has('gone') ? isGone : null),
    /** How often an account is told of them; null without one. */
    rhythm: app.person ? ((await app.services.findRhythms()).cars ?? usualRhythms.cars) : null,
    isStopped: app.person !== null && (await app.services.hasOwnStop()),
  };
  return data(page, {
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  });
}

const isGone = 'That car is no longer for sale, and was not saved.';

/** A heart pressed just before is on the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await untilToldSaved();
  return serverLoader();
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Saved cars' }, { name: 'robots', content: 'noindex' }];
}

export default function SavedCarsPage({ loaderData: page }: Route.ComponentProps) {
  const { cars } = page;
  const counts = useKeptCounts(cars);
  // Hearts elsewhere on the page are right at once.
  useEffect(() => takeSaved(cars.map(({ id }) => id)), [cars]);
  useEffect(() => void keepSeenCars(toSeenCars(cars)).catch(reportError), [cars]);
  return (
    <main id="main" className="ui-wrap saved-page">
      <header>
        <h1>Saved cars</h1>
        {cars.length > 0 && <p>{summaryOf(counts)}</p>}
        <AccountTabs current="cars" />
        {page.rhythm !== null && (
          <RhythmForm source="cars" name="saved cars" rhythm={page.rhythm} />
        )}
      </header>
      {page.isStopped && <StoppedNote />}
      {page.note !== null && (
        <p className="ui-alert" role="alert">
          {page.note}
        </p>
      )}
      {page.removed !== null && (
        <p className="saved-told" role="status">
          The car was removed.
          <button
            type="submit"
            form={savingForm}
            name="save"
            value={page.removed}
            className="ui-button ui-button-secondary"
          >
            Undo
          </button>
        </p>
      )}
      {cars.length === 0 ? (
        <NothingSaved isPerson={page.rhythm !== null} />
      ) : (
        <SavedList page={page} counts={counts} />
      )}
      <NoticeSwitch brand={page.brand} />
      {page.like.length > 0 && (
        <section className="ui-not-printed" aria-labelledby="like-heading">
          <h2 id="like-heading">Cars like the last one</h2>
          <CardGrid>
            {page.like.map((car) => (
              <CarCard key={car.id} car={car} eager={false} />
            ))}
          </CardGrid>
        </section>
      )}
    </main>
  );
}

type SavedCounts = ReturnType<typeof countSaved>;

/** Counts the cars without those that were just removed and can be brought back in their rows. */
function useKeptCounts(cars: SavedPageData['cars']): SavedCounts {
  const { ids, isWhole } = useSaved();
  return countSaved(isWhole ? cars.filter(({ id }) => ids.has(id)) : cars);
}

/** What happened since the cars were saved, as one sentence. */
function summaryOf({ fallen, risen, gone }: SavedCounts): string {
  const prices = (count: number, verb: string) =>
    count > 0 && `${count} ${count === 1 ? 'price' : 'prices'} ${verb}`;
  const parts = [
    prices(fallen, 'fell'),
    prices(risen, 'rose'),
    gone > 0 && `${carWords(gone)} left the market`,
  ].filter(Boolean);
  return parts.length === 0
    ? 'Nothing has changed since you saved them.'
    : `Since you saved them: ${parts.join(', ')}.`;
}

interface SavedListProps {
  readonly page: SavedPageData & { readonly canCompare: boolean };
  readonly counts: SavedCounts;
}

function SavedList({ page, counts: { active, gone } }: SavedListProps) {
  const { cars, max, sort, canCompare } = page;
  return (
    <section aria-labelledby="cars-heading">
      <div className="saved-head">
        <div>
          <h2 id="cars-heading">
            {active} on the market{gone > 0 && `, ${gone} no longer for sale`}
          </h2>
          <p>
            The line is the price since you saved it.{' '}
            {max === null
              ? 'They are in your account, and nobody else sees them.'
              : `This browser keeps up to ${carWords(max)}, and nobody else sees them.`}{' '}
            {max !== null && (
              <PageLink className="ui-link" to={signInPath(savedPath, 'signup')}>
                Sign in to keep more
              </PageLink>
            )}
          </p>
        </div>
        <div className="saved-tools">
          <nav className="ui-segments ui-not-printed" aria-label="Order">
            {savedSorts.map(({ code, name }) => (
              <PageLink
                key={code}
                to={code === 'saved' ? savedPath : `${savedPath}?sort=${code}`}
                aria-current={code === sort ? 'true' : undefined}
              >
                {name}
              </PageLink>
            ))}
          </nav>
          {canCompare && <CompareSaved cars={cars} />}
        </div>
      </div>
      <ul className="saved-list">
        {cars.map((car) => (
          <SavedRow key={car.id} car={car} />
        ))}
      </ul>
    </section>
  );
}

function NothingSaved({ isPerson }: { readonly isPerson: boolean }) {
  return (
    <section className="saved-empty">
      <h2>Nothing saved yet</h2>
      <p>
        Press the heart on a car, and this page tells you when its price changes or it sells.{' '}
        {isPerson
          ? 'Your account remembers, on each device on which you are signed in.'
          : 'No account is needed: this browser remembers.'}
      </p>
      <PageLink className="ui-button ui-button-primary ui-button-large" to="/cars-for-sale">
        Find a car
      </PageLink>
    </section>
  );
}
