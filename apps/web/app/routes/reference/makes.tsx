import { articlesPath } from '@forecourt/domain/content/article';
import { marketPath } from '@forecourt/domain/market/market-address';
import { makePath } from '@forecourt/domain/reference/research-address';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { findMakeList } from '../../reference/models/model-list-data.ts';
import { ModelTiles } from '../../reference/models/model-tiles.tsx';
import styles from '../../reference/models/models.css?url';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkIndex } from '../../ui/link-index.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/makes.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const ownMake = app.reference.findMake(app.brand.makeCode ?? '');
  if (ownMake) throw redirect(makePath(ownMake));
  return findMakeList(app);
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  const description =
    'Every make and model: what it asks by year and trim, its trims side by side, safety, reviews and fuel economy.';
  return [
    { title: 'Research cars by make and model' },
    { name: 'description', content: description },
    ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.url }] : []),
  ];
}

export default function Makes({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap reference-page">
      <Breadcrumbs crumbs={page.crumbs} />
      <h1>Research cars</h1>
      <p className="ui-lead">
        {groupDigits(page.models)} models: prices by year and trim, safety, reviews and fuel
        economy. There are <More to={articlesPath}>guides and reviews</More> too,{' '}
        <More to={marketPath}>market prices</More>, and <More to={vinPath}>what a VIN tells</More>.
      </p>
      {page.popular.length > 0 && (
        <section className="reference-models-section" aria-labelledby="popular-heading">
          <h2 id="popular-heading">Most for sale</h2>
          <ModelTiles tiles={page.popular} />
        </section>
      )}
      <section className="reference-models-section" aria-labelledby="makes-heading">
        <h2 id="makes-heading">By make</h2>
        <LinkIndex links={page.makes.map(({ facts, ...make }) => ({ ...make, figure: facts }))} />
      </section>
      <p className="reference-models-note ui-fine-print">
        Pictures are illustrations, model years those known here.
      </p>
    </main>
  );
}

function More({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PageLink className="ui-link" to={to}>
      {children}
    </PageLink>
  );
}
