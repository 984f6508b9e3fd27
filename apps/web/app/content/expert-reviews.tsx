import { PageLink } from '../ui/page-link.tsx';
import { type ArticleLink, articlesPath } from './article-data.ts';
import styles from './article-list.css?url';
import { ArticleList } from './article-list.tsx';

/** What our editors wrote about the cars of a search. */
export function ExpertReviews({ articles }: { readonly articles: readonly ArticleLink[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="ui-section content-reviews" aria-labelledby="reviews-heading">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-heading">
        <h2 id="reviews-heading">Expert reviews</h2>
        <PageLink className="ui-link ui-touch" to={articlesPath}>
          All reviews
        </PageLink>
      </div>
      <p>Written by our editors. Makers do not pay for them or see them first.</p>
      <ArticleList articles={articles} />
    </section>
  );
}
