import { isZip, zipMessage } from '@forecourt/domain/place/zip-input';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { findResearch } from '../../reference/find-research.ts';
import styles from '../../reference/reference.css?url';
import { ReferencePanels } from '../../reference/reference-panels.tsx';
import { toZipForm } from '../../reference/research-data.ts';
import { shownTabs } from '../../reference/shown-tabs.ts';
import { researchStructuredData } from '../../reference/structured-data.ts';
import { readReport } from '../../reviews/report-outcome.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/research.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { make, model, year } = params;
  const about = parseResearchPath({ make, model, ...(year && { year }) }, app.reference);
  if (about === null) throw data(null, { status: 404 });
  const path = researchPath(about.modelCode, about.year, app.reference);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const typed = url.searchParams.get('zip')?.trim() ?? '';
  const isKnown = isZip(typed) && app.reference.findZip(typed) !== undefined;
  const page = await findResearch({ ...about, zip: isKnown ? typed : null }, app);
  const isSold =
    about.year === null ||
    page.model.soldYears.includes(about.year) ||
    (page.model.years ?? []).some(({ value }) => value === year);
  return data(
    {
      ...page,
      isSold,
      zipForm: toZipForm(typed.slice(0, zipLength), typed === '' || isKnown ? null : zipMessage),
      report: readReport(url.searchParams),
    },
    { status: isSold ? 200 : 404 },
  );
}

const zipLength = 5;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Model not found' }, { name: 'robots', content: 'noindex' }];
  const subject = `${page.askedYear ?? ''} ${page.name}`.trim();
  const title = `${subject}: prices, trims, safety and reviews`;
  const description = `What a used ${subject} asks by year and trim, its trims side by side, safety, reviews, fuel economy and answers to what shoppers ask.`;
  return [
    { title },
    { name: 'description', content: description },
    ...(page.isSold ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: page.url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...researchStructuredData(page).map((part) => ({ 'script:ld+json': part })),
  ];
}

export default function Research({ loaderData: page }: Route.ComponentProps) {
  const subject = `${page.askedYear ?? ''} ${page.name}`.trim();
  return (
    <main id="main" className="ui-wrap reference-page">
      <Breadcrumbs crumbs={page.crumbs} />
      <header className="reference-head">
        <div>
          <h1>{subject}</h1>
          {page.isSold ? (
            <p className="ui-lead">Prices, trims, safety and what owners say.</p>
          ) : (
            <p className="ui-lead" role="alert">
              No {subject} is known here.{' '}
              <PageLink className="ui-link" to={page.wholeHref}>
                All years of the {page.name}
              </PageLink>
            </p>
          )}
        </div>
        {page.isSold && (
          <figure>
            <img
              className="ui-studio"
              src={page.pictureUrl}
              alt={subject}
              width={480}
              height={360}
              fetchPriority="high"
            />
            <figcaption className="ui-fine-print">Illustration</figcaption>
          </figure>
        )}
      </header>
      {page.isSold && (
        <>
          <nav className="reference-tabs ui-not-printed" aria-label="On this page">
            {shownTabs(page).map(({ code, name }) => (
              <a key={code} href={`#${code}`}>
                {name}
              </a>
            ))}
          </nav>
          <ReferencePanels data={page} only={null} report={page.report} />
        </>
      )}
    </main>
  );
}
