import { parseComparison, toCompareAddress } from '@forecourt/domain/compare/compare-address';
import { paymentLeavesOut } from '@forecourt/domain/money/shopper-terms';
import { data, redirect, useNavigation } from 'react-router';
import { appContext } from '../../app-context.ts';
import compareStyles from '../../compare/compare.css?url';
import { CompareAddForm } from '../../compare/compare-add-form.tsx';
import type { ComparePageData } from '../../compare/compare-page-data.ts';
import { CompareTable } from '../../compare/compare-table.tsx';
import { CompareTools } from '../../compare/compare-tools.tsx';
import { findComparison } from '../../compare/find-comparison.ts';
import { NoComparison } from '../../compare/no-comparison.tsx';
import { RecentCars } from '../../history/recent-cars.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/compare.ts';

export const links: Route.LinksFunction = () => pageStyles(compareStyles);

/** What the page is called where visits are counted: a list of cars. */
export const handle = { pageName: 'vlp' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('compare')) throw data(null, { status: 404 });
  const found = await findComparison(parseComparison(url.searchParams), app);
  if ('address' in found) return redirect(found.address, 302);
  const robots = found.page.isPlain ? {} : { 'X-Robots-Tag': 'noindex' };
  const headers = { ...robots, 'Cache-Control': 'private, no-cache' };
  return data(found.page, { status: found.isMissing ? 404 : 200, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const description =
  'Compare up to five cars side by side: price, payment, cost to own, economy, size, features and history.';

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: page?.title ?? 'Compare cars' },
    { name: 'description', content: description },
    ...(page?.isPlain ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.url }] : []),
  ];
}

/** The comparison that is shown with one more car in it. */
const withCar = (page: ComparePageData) => (id: number) =>
  toCompareAddress({ ...page, ids: [...page.ids, id], zip: page.zip });

const crumbs = [
  { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
  { key: 'compare', label: 'Compare', href: '' },
];

export default function Compare({ loaderData: page }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading';
  return (
    <main id="main" className="ui-wrap compare-page" aria-busy={isBusy}>
      <div className="compare-top">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{page.title}</h1>
        </div>
        {page.cars.length > 0 && <CompareTools page={page} />}
      </div>
      {page.notices.length > 0 && (
        <div className="ui-alert compare-notices" role="status">
          {page.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {page.cars.length === 0 && <NoComparison page={page} />}
      {page.cars.length === 1 && (
        <p className="ui-lead">Add another car to see where they differ.</p>
      )}
      {page.cars.length > 0 && <CompareTable page={page} />}
      {page.cars.length > 0 && (
        <p className="compare-note">
          Marked rows differ between the cars. Payments: {page.terms}, {paymentLeavesOut}; an
          estimate, not an offer of credit. “Not listed” means that the seller does not name it.
        </p>
      )}
      <CompareAddForm page={page} />
      {page.room > 0 && <RecentCars except={page.ids} compareHref={withCar(page)} />}
    </main>
  );
}
