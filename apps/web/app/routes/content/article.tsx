import { articles, findArticle } from '@forecourt/catalog/editorial/articles';
import { formatLongDate } from '@forecourt/domain/calendar/format-date';
import {
  type Article,
  articlesPath,
  readingMinutes,
  readNext,
} from '@forecourt/domain/content/article';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { data, Link } from 'react-router';
import { type AppContext, appContext } from '../../app-context.ts';
import articleStyles from '../../content/article.css?url';
import { toArticleLink } from '../../content/article-data.ts';
import { ArticleRows } from '../../content/article-rows.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/article.ts';

export const links: Route.LinksFunction = () => pageStyles(articleStyles);

export function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const article = findArticle(params.slug);
  if (!article) throw data(null, { status: 404 });
  const { title, summary, publishedOn, sections, topic } = article;
  const { href, pictureUrl } = toArticleLink(article);
  return {
    url: new URL(href, app.origin).href,
    pictureUrl,
    brandName: app.brand.name,
    crumbs: [
      { key: 'home', label: 'Home', href: app.brand.homePath },
      { key: 'articles', label: 'Guides and reviews', href: articlesPath },
      { key: 'article', label: topic, href: '' },
    ],
    title,
    summary,
    publishedOn,
    minutes: readingMinutes(article),
    sections: sections.map(({ heading, paragraphs, modelCodes = [] }) => ({
      heading,
      paragraphs,
      models: modelCodes.map((code) => toModelLink(code, app)),
    })),
    searchHref: searchFor(article.about, app),
    next: readNext(article, articles).map(toArticleLink),
  };
}

function toModelLink(modelCode: string, app: AppContext) {
  const { makeCode } = app.reference.findModel(modelCode) ?? {};
  const about = { ...(makeCode && { makeCodes: [makeCode] }), modelCodes: [modelCode] };
  return { name: modelName(modelCode, app.reference), href: searchFor(about, app) };
}

/** The cars of a subject; all cars of one that is all. */
function searchFor(about: Article['about'], { brand, reference }: AppContext): string {
  const { makeCodes, modelCodes, styleCodes, fuels } = about;
  const filters = {
    ...(makeCodes && { makeCode: [...makeCodes] }),
    ...(modelCodes && { modelCode: [...modelCodes] }),
    ...(styleCodes && !modelCodes && { vehicleStyleCode: [...styleCodes] }),
    ...(fuels && !modelCodes && { fuelTypeGroup: [...fuels] }),
  };
  const { pageSize, defaultSort } = brand;
  return toSearchUrl(
    { filters, marketExtension: 'include', sortBy: defaultSort, page: 1, numRecords: pageSize },
    brand,
    reference,
  );
}

export function meta({ loaderData: article }: Route.MetaArgs) {
  if (!article) return [{ title: 'Article not found' }, { name: 'robots', content: 'noindex' }];
  const { title, summary, url, publishedOn, brandName } = article;
  const image = new URL(article.pictureUrl, url).href;
  return [
    { title },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: publishedOn,
        mainEntityOfPage: url,
        image,
        author: { '@type': 'Organization', name: `${brandName} editors` },
        publisher: { '@type': 'Organization', name: brandName },
      },
    },
  ];
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap">
      <article className="content-article">
        <Breadcrumbs crumbs={article.crumbs} />
        <h1>{article.title}</h1>
        <p className="ui-lead">{article.summary}</p>
        <p className="ui-fine-print">
          By the {article.brandName} editors,{' '}
          <time dateTime={article.publishedOn}>{formatLongDate(article.publishedOn)}</time>.{' '}
          {article.minutes} min read. Written from makers’ public data and common experience; we did
          not test a car for it.
        </p>
        <div className="ui-studio">
          <img src={article.pictureUrl} alt="" width={1200} height={900} />
        </div>
        {article.sections.map(({ heading, paragraphs, models }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {models.length > 0 && (
              <ul className="content-models">
                {models.map(({ name, href }) => (
                  <li key={href}>
                    <PageLink className="ui-link" to={href}>
                      {name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <Link className="ui-button ui-button-primary" to={article.searchHref}>
          See the cars
        </Link>
      </article>
      <aside className="content-next ui-not-printed" aria-labelledby="next-heading">
        <h2 id="next-heading">Read on</h2>
        <ArticleRows articles={article.next} />
      </aside>
    </main>
  );
}
