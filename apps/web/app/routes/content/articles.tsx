import { articles } from '@forecourt/catalog/editorial/articles';
import { articlesPath } from '@forecourt/domain/content/article';
import { appContext } from '../../app-context.ts';
import { toArticleLink } from '../../content/article-data.ts';
import listStyles from '../../content/article-list.css?url';
import { ArticleList } from '../../content/article-list.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/articles.ts';

export const links: Route.LinksFunction = () => pageStyles(listStyles);

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(appContext);
  const links = (kind: string) =>
    articles.filter((article) => article.kind === kind).map(toArticleLink);
  return {
    canonicalUrl: new URL(articlesPath, origin).href,
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'articles', label: 'Guides and reviews', href: '' },
    ],
    reviews: links('review'),
    electric: links('electric'),
  };
}

export function meta({ loaderData: { canonicalUrl } }: Route.MetaArgs) {
  return [
    { title: 'Car buying guides and expert reviews' },
    { name: 'description', content: 'What to know about a used car before you buy it.' },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl },
  ];
}

export default function Articles({
  loaderData: { crumbs, reviews, electric },
}: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap content-articles">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Guides and reviews</h1>
      <section className="ui-section content-reviews" aria-labelledby="cars-heading">
        <h2 id="cars-heading">Cars and kinds of cars</h2>
        <p>Written by our editors. Makers do not pay for them or see them first.</p>
        <ArticleList articles={reviews} />
      </section>
      <section className="ui-section content-reviews" aria-labelledby="electric-heading">
        <h2 id="electric-heading">Electric cars</h2>
        <p>What changes when a car has a plug.</p>
        <ArticleList articles={electric} />
      </section>
    </main>
  );
}
