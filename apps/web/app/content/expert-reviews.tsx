import { articlesPath } from '@forecourt/domain/content/article';
import { PageLink } from '../ui/page-link.tsx';
import type { ReviewLink } from './article-data.ts';
import styles from './article-list.css?url';
import { ArticleList } from './article-list.tsx';

/** What our editors, or those whom the brand asks, wrote about the cars of a search. */
export function ExpertReviews({ articles }: { readonly articles: readonly ReviewLink[] }) {
  if (articles.length === 0) return null;
  const isOurs = articles.every((review) => 'pictureUrl' in review);
  return (
    <section className="ui-section content-reviews" aria-labelledby="reviews-heading">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-heading">
        <h2 id="reviews-heading">Expert reviews</h2>
        <PageLink className="ui-link ui-touch" to={articlesPath}>
          All reviews
        </PageLink>
      </div>
      {isOurs && <p>Written by our editors. Makers do not pay for them or see them first.</p>}
      <ArticleList articles={articles} />
    </section>
  );
}
