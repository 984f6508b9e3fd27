import { makePath } from '@forecourt/domain/reference/research-address';
import { findMakeBySlug } from '@forecourt/domain/vehicle/vehicle-slugs';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { findModelList } from '../../reference/models/model-list-data.ts';
import { ModelTiles } from '../../reference/models/model-tiles.tsx';
import styles from '../../reference/models/models.css?url';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/make.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const code = findMakeBySlug(params.make.toLowerCase(), app.reference);
  const make = app.reference.findMake(code ?? '');
  if (!make) throw data(null, { status: 404 });
  if (url.pathname !== makePath(make)) throw redirect(makePath(make) + url.search, 301);
  return findModelList(make, app);
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Make not found' }, { name: 'robots', content: 'noindex' }];
  const { name } = page;
  return [
    { title: `${name} models: prices, trims, safety and reviews` },
    {
      name: 'description',
      content: `Every ${name} model: what it asks by year and trim, its trims side by side, safety, reviews and fuel economy.`,
    },
    { tagName: 'link', rel: 'canonical', href: page.url },
  ];
}

export default function Make({ loaderData: page }: Route.ComponentProps) {
  const groups = [
    { key: 'new', heading: 'Sold new', tiles: page.soldNew },
    { key: 'earlier', heading: 'Of earlier years', tiles: page.earlier },
  ];
  return (
    <main id="main" className="ui-wrap reference-page">
      <Breadcrumbs crumbs={page.crumbs} />
      <h1>{page.name} models</h1>
      <p className="ui-lead">
        Prices, trims, safety and what owners say, model by model.{' '}
        <PageLink className="ui-link" to={page.carsHref}>
          See {page.name} cars for sale
        </PageLink>
      </p>
      {groups
        .filter(({ tiles }) => tiles.length > 0)
        .map(({ key, heading, tiles }) => (
          <section
            key={key}
            className="reference-models-section"
            aria-labelledby={`${key}-heading`}
          >
            <h2 id={`${key}-heading`}>{heading}</h2>
            <ModelTiles tiles={tiles} />
          </section>
        ))}
      <p className="reference-models-note ui-fine-print">
        Pictures are illustrations, model years those known here.
      </p>
    </main>
  );
}
