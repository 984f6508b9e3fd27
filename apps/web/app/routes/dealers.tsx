import { dealersAddress, readDealerQuery } from '@forecourt/domain/dealer/dealer-query';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { data, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import { DealerRow } from '../dealers/directory/dealer-row.tsx';
import styles from '../dealers/directory/directory.css?url';
import { directoryStructuredData, toDirectoryData } from '../dealers/directory/directory-data.ts';
import { DirectoryForm } from '../dealers/directory/directory-form.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkIndex } from '../ui/link-index.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/dealers.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { query, problems } = readDealerQuery(url.searchParams, app.reference);
  const own = withPassThrough(dealersAddress(query), url.search);
  const isWrong = Object.keys(problems).length > 0;
  if (!isWrong && !saysTheSame(own, url)) return redirect(own, 301);
  const found = await app.services.findDealers(query);
  const last = Math.max(1, found?.pages ?? query.page);
  if (!isWrong && query.page > last)
    return redirect(withPassThrough(dealersAddress({ ...query, page: last }), url.search));
  const typed = {
    zip: url.searchParams.get('zip') ?? '',
    searchRadius: Number(url.searchParams.get('searchRadius') ?? query.searchRadius),
  };
  const page = toDirectoryData({ query, problems, typed }, found, app);
  const shown = { ...page, structured: directoryStructuredData(page, app.origin) };
  if (found) return data(shown);
  return data(shown, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

/** Whether an address has the parameters of another, however they are escaped. */
function saysTheSame(address: string, { origin, searchParams }: URL): boolean {
  return String(new URL(address, origin).searchParams) === String(searchParams);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  const title = page?.title ?? 'Car dealers';
  const description = `${title}: what each has for sale and for how much, where it is, when it is open and how it is rated.`;
  return [
    { title },
    { name: 'description', content: description },
    ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.url }] : []),
    ...(page?.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page ? [{ 'script:ld+json': page.structured }] : []),
  ];
}

export default function Dealers({ loaderData: page }: Route.ComponentProps) {
  const { dealers, orders, states, wider } = page;
  return (
    <main id="main" className="ui-wrap dealer-directory-page">
      <Breadcrumbs crumbs={page.crumbs} />
      <h1>{page.title}</h1>
      <DirectoryForm form={page.form} />
      {page.isLost && (
        <p className="dealer-directory-lead" role="alert">
          Dealers cannot be told just now. Please try again soon.
        </p>
      )}
      {page.lead !== null && (
        <div className="dealer-directory-head">
          <p className="dealer-directory-lead" role="status">
            {page.lead}
          </p>
          {dealers.length > 1 && (
            <nav className="ui-segments" aria-label="Order">
              {orders.map(({ name, href, isShown }) => (
                <PageLink key={name} to={href} aria-current={isShown ? 'true' : undefined}>
                  {name}
                </PageLink>
              ))}
            </nav>
          )}
        </div>
      )}
      {wider !== null && (
        <PageLink className="ui-button ui-button-secondary" to={wider.href}>
          {wider.name}
        </PageLink>
      )}
      <ul className="dealer-directory-list">
        {dealers.map((dealer) => (
          <DealerRow key={dealer.id} dealer={dealer} />
        ))}
      </ul>
      {page.pageWords !== null && (
        <nav className="dealer-directory-pages" aria-label="Pages">
          {page.previousHref !== null && (
            <PageLink className="ui-button ui-button-secondary" to={page.previousHref} rel="prev">
              Previous
            </PageLink>
          )}
          <span>{page.pageWords}</span>
          {page.nextHref !== null && (
            <PageLink className="ui-button ui-button-secondary" to={page.nextHref} rel="next">
              Next
            </PageLink>
          )}
        </nav>
      )}
      {states.length > 0 && (
        <section className="dealer-directory-states" aria-labelledby="states-heading">
          <h2 id="states-heading">By state</h2>
          <LinkIndex links={states} />
        </section>
      )}
    </main>
  );
}
